-- The page of figures is as short with a thousand firms as with one: what there may be any number of stands under names of its own, of which
-- those with the most are told.

-- Of each route how many requests and how long; of all of them together the buckets, by method and class of the answer.
insert into figures (name, labels, value)
  select 'panel_route_seconds_count', regexp_replace(labels, 'le="[^"]*",', ''), sum(value) from figures
  where name = 'panel_request_seconds_bucket' and labels like '%route="%' group by 2;
insert into figures (name, labels, value)
  select 'panel_route_seconds_sum', labels, value from figures where name = 'panel_request_seconds_sum' and labels like '%route="%';
insert into figures (name, labels, value)
  select 'panel_requests_total', substring(labels from 'status="[^"]*"'), sum(value) from figures
  where name = 'panel_request_seconds_bucket' and labels like '%route="%' group by 2;
insert into figures (name, labels, value)
  select name,
    regexp_replace(
      regexp_replace(regexp_replace(labels, 'route="[^"]*",', ''), 'status="(\d)\d*"', 'status="\1xx"'),
      'method="(?!GET"|POST"|PUT"|DELETE")[^"]*"', 'method="other"'
    ),
    sum(value)
  from figures where name in ('panel_request_seconds_bucket', 'panel_request_seconds_sum') and labels like '%route="%' group by 1, 2;
delete from figures where name in ('panel_request_seconds_bucket', 'panel_request_seconds_sum') and labels like '%route="%';

-- Of each firm, and of all of them together.
insert into figures (name, labels, value)
  select case name when 'panel_rare_total' then 'panel_firm_rare_total' else 'panel_firm_alarms_total' end, labels, value
  from figures where name in ('panel_rare_total', 'panel_alarms_total') and labels like '%,tenant="%';
insert into figures (name, labels, value)
  select name, regexp_replace(labels, ',tenant="[^"]*"', ''), sum(value)
  from figures where name in ('panel_rare_total', 'panel_alarms_total') and labels like '%,tenant="%' group by 1, 2;
delete from figures where name in ('panel_rare_total', 'panel_alarms_total') and labels like '%,tenant="%';

create index figures_most on figures (name, value desc);

-- Given up work and mail are few among what was done: counted without reading that.
create index jobs_dead on jobs (tenant_id) where state = 'dead';
create index mail_queue_failed on mail_queue (tenant_id) where failed is not null;
