-- Paid extras say their rate and their gross: those made from an item of the price list by the item's rate, half a grosz counting up.
-- The rate of a priced case is kept where its gross was counted by it.
alter table billable_events add column if not exists vat_rate text;
alter table billable_events add column if not exists gross_amount bigint;
update billable_events e
set vat_rate = i.vat_rate,
  gross_amount = e.net_amount + case when i.vat_rate ~ '^[0-9]+$' then round(e.net_amount * i.vat_rate::numeric / 100)::bigint else 0 end
from price_items i
where i.tenant_id = e.tenant_id and i.id = e.item_id;
alter table tickets add column if not exists price_vat_rate text;
update tickets t
set price_vat_rate = i.vat_rate
from price_items i
where i.tenant_id = t.tenant_id and i.id = t.price_item_id
  and t.price_gross_amount = t.price_amount + case when i.vat_rate ~ '^[0-9]+$' then round(t.price_amount * i.vat_rate::numeric / 100)::bigint else 0 end;
