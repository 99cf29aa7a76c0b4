-- Answers are thrown away firm by firm, and a firm's stand together in the key; each repeatable request paid for an index by age besides.
drop index if exists idempotency_age;
