-- What processes count together: each adds what it counted every few seconds.

-- For whoever reads /metrics; labels as they are told there, and no names of people in them.
create table figures (
  name text collate "C" not null,
  labels text collate "C" not null,
  value double precision not null,
  primary key (name, labels)
) with (fillfactor = 50);

-- What should be rare (L03), in windows of time; a person's id where each is counted alone.
create table alarm_counts (
  tenant_id int not null,
  kind text collate "C" not null,
  person text collate "C" not null,
  since timestamptz not null,
  count int not null,
  told boolean not null default false,
  primary key (tenant_id, kind, person, since)
) with (fillfactor = 50);
