-- How many records a person read in an hour, so that an unusual hour is told from a usual one (V10).
create table readings (
  tenant_id int not null,
  user_id uuid not null,
  hour timestamptz not null,
  records int not null,
  primary key (tenant_id, user_id, hour)
);
create index readings_age on readings (tenant_id, hour);
