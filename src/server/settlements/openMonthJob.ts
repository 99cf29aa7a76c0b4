import { formatMonth } from '../../lib/dates';
import { countOf } from '../../lib/text';
import { defineBegun } from '../jobs/define';
import { noneOpened, type Opened, openMonth } from './openMonth';

export const openMonthJob = 'settlements.open-month';

/** Opens a month for all companies at a person's word; each piece stands when it is written. */
export const openMonthBegun = defineBegun<{ period: string }>({
  name: openMonthJob,
  label: 'Otwarcie miesiąca',
  async run({ period }, { db, scope, transaction, tally, progress, conclude }) {
    const made = await openMonth(db, scope, period, {
      transaction,
      tally: tally(noneOpened),
      between: (done, total, sofar) => progress(done, total, openedText(sofar, period)),
    });
    conclude({ says: openedText(made, period), result: made });
  },
});

function openedText({ opened }: Opened, period: string): string {
  return opened === 0
    ? `Wszystkie firmy mają już rozliczenie za ${formatMonth(period)}.`
    : `Założono ${countOf(opened, 'rozliczenie', 'rozliczenia', 'rozliczeń')} za ${formatMonth(period)}.`;
}
