-- Where a consent came from and who wrote it down, and the same of its withdrawal (R04). Those from before were given at registration.
alter table consents add column source text collate "C" not null default 'registration';
alter table consents add column by_id uuid;
alter table consents add column withdrawn_at timestamptz;
alter table consents add column withdrawn_source text collate "C";
alter table consents add column withdrawn_by uuid;
create index consents_of on consents (tenant_id, user_id, given_at);
