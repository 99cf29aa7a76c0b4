-- Prices that were said of cases net alone get their gross by the rate of the item they were made from.
alter table tickets add column if not exists price_gross_amount bigint;
update tickets t
set price_gross_amount = t.price_amount + case when i.vat_rate ~ '^[0-9]+$' then round(t.price_amount * i.vat_rate::numeric / 100)::bigint else 0 end
from price_items i
where i.tenant_id = t.tenant_id and i.id = t.price_item_id and t.price_amount is not null;
