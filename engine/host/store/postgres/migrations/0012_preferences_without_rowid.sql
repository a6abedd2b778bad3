-- PostgreSQL keeps the id of a deleted person in no page that leads to rows: only the number counts.

SELECT 13;
