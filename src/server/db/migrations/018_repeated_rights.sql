-- What of its asker's rights an answer was given by; one from before is repeated to nobody.
alter table idempotency add column rights jsonb;
