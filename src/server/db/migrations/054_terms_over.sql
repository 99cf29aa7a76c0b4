-- What went as its term was over is noted as erasures are, many records to a line.
alter table erasures alter column record_id drop not null;
-- Tax accounts made of a PESEL that stood open, until the server has closed them (settlements/closeAccounts.ts).
create table bare_accounts (
  tenant_id int not null,
  item_id uuid not null,
  -- Null where only the title of the transfer named the PESEL.
  account text,
  primary key (tenant_id, item_id)
);
