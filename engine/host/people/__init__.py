"""Who sits where and who is waited for; what a table agrees on, and what moderators may do."""
