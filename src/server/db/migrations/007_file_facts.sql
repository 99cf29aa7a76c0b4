-- What an invoice in a file says, read once by the process that looked the file over; null of any other file.

alter table files add column facts jsonb;
