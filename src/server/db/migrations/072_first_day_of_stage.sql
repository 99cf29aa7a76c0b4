-- The first day of social insurance was also that of the stage of contributions; the stage has its own now, and neither loses what was entered.
alter table companies add column if not exists zus_scheme_from date;
update companies set zus_scheme_from = insured_since
where zus_scheme_from is null and insured_since is not null and zus_scheme is not null and zus_scheme <> 'start_relief';
