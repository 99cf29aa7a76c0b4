-- What a firm's people matched the headings of their files with, so that the next such file is matched by itself.
create table import_matches (
  tenant_id int not null,
  resource text collate "C" not null,
  -- In folded letters and digits.
  heading text collate "C" not null,
  key text collate "C" not null,
  primary key (tenant_id, resource, heading)
);
