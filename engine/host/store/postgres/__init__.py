"""The store on PostgreSQL: for those who outgrow one machine, or have such a server already."""
