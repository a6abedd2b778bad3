"""What is drawn: pictures made of descriptions, with nothing but Pillow and a free font."""
