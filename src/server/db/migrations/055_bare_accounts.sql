-- Micro-accounts made of a PESEL, and titles that name one, from before they had a closed field; deleted positions hold them too.
insert into bare_accounts (tenant_id, item_id, account)
select tenant_id, id, case when account_number ~ '^[0-9]{2}101000712221[0-9]{11}0$' then account_number end
from settlement_items
where account_number ~ '^[0-9]{2}101000712221[0-9]{11}0$' or transfer_title ~ '/TI/P[0-9]{11}';
