-- Companies that an announcement leaves out are references like any other, so that nobody is named one whom they may not see.

update announcements a set excluded = (
  select jsonb_agg(jsonb_build_object('company_id', coalesce(e.item ->> 'company_id', e.item ->> 'company')) order by e.nth)
  from jsonb_array_elements(a.excluded) with ordinality e(item, nth)
)
where jsonb_typeof(a.excluded) = 'array' and jsonb_array_length(a.excluded) > 0;
