-- A delay that was agreed is kept beside the state of the payment, which says that all was paid while somebody says so.
alter table settlement_items add column if not exists deferred boolean not null default false;
update settlement_items set deferred = true where payment_status = 'deferred';
