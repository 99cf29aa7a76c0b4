import type { resources } from '../../../resources';
import { formatMoney } from '../../lib/money';
import { priceWords } from '../../lib/vat';
import type { RecordOf } from '../../schema';
import type { HookContext } from '../handlers/define';
import { keeperOf } from '../messages/rows';
import { notify } from '../notices/notify';
import { companyTitle } from '../notices/people';
import { decidersOf } from '../tickets/rows';

type Event = RecordOf<(typeof resources)['billable-events']>;

/** Asks the company's people for their word on a price, and tells the keeper what they said. */
export async function tellOfCharge(after: Event, before: Event, { tx, scope }: HookContext): Promise<void> {
  const { id: tenantId } = scope.tenant;
  const { id, company_id, status, description, net_amount, gross_amount, decision_note } = after;
  if (status === before.status) return;
  const record = { resource: 'billable-events', id };
  const values = {
    tytul: description,
    firma: await companyTitle(tx, tenantId, company_id),
    // Net: a firm keeps a copy of each text, and those say „{kwota_razem} netto”.
    kwota_razem: formatMoney(net_amount),
    cena: priceWords(net_amount, gross_amount),
  };
  if (status === 'to_accept')
    await notify(tx, scope, {
      event: 'price_acceptance_needed',
      to: await decidersOf(tx, tenantId, company_id),
      record,
      values,
    });
  else if (before.status === 'to_accept' && (status === 'accepted' || status === 'rejected')) {
    const keeper = await keeperOf(tx, tenantId, company_id);
    const powod = status === 'accepted' ? 'Cena zaakceptowana' : `Cena odrzucona (${decision_note ?? ''})`;
    if (keeper) await notify(tx, scope, { event: 'price_decided', to: [keeper], record, values: { ...values, powod } });
  }
}
