"""Pictures drawn from frozen descriptions, with nothing but Pillow and a free font."""
