import { addMonths } from '../../lib/dates';
import { type Chance, idOf } from './random';

/** So many clients have answered. */
const most = 40;

/** What clients registered for VAT-UE said of the two months before the one that is being settled; of that one they are still asked. */
export function monthAnswers(
  luck: Chance,
  moment: number,
  companies: readonly { id: string; vat_eu: boolean | null; owner_id: string }[],
  month: string,
) {
  const registered = companies.filter(({ vat_eu }) => vat_eu).slice(0, most);
  // In the smallest office nobody may be registered; somebody answers there all the same.
  return (registered.length > 0 ? registered : companies.slice(0, 1)).flatMap(({ id: company_id, owner_id: answered_by_id }) =>
    [-2, -1].map((back) => ({
      id: idOf(luck, moment),
      company_id,
      fact: 'eu_transactions',
      period: addMonths(month, back),
      answer: luck.yes(0.6),
      answered_by_id,
    })),
  );
}
