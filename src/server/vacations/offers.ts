import { resources } from '../../../resources';
import { can } from '../../access/can';
import type { HolidayAdvice } from '../../domain/zus/holiday/advice';
import { enteredValues } from '../companyLimits/valueRows';
import type { Tx } from '../db/database';
import type { Found } from '../handlers/define';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import { adviceFor } from './advice';
import { type Payer, payersOf } from './rows';

type Db = Pick<Tx, 'query'>;
const { companies } = resources;
export interface Offer {
  payer: Payer;
  advice: HolidayAdvice;
}

/** Schemes with social contributions of one's own, of which a month can be let off. */
const paying = ['preferential', 'maly_plus', 'full'];
/** First day of asking, while several months are still open. */
const askFrom = '10-01';

/** To whom of the asker's companies the month without contributions is open, and who has not answered for this year; owners alone are asked. */
export async function offersFor(db: Db, scope: Scope): Promise<Offer[]> {
  const { who, tenant } = scope;
  const own = who.companies.filter(({ role }) => role === 'owner').map(({ id }) => id);
  if (own.length === 0 || can(who, 'list', companies, tenant.config) === 'absent') return [];
  const today = todayOf(scope);
  const thisYear = yearOf(today);
  const payers = (await payersOf(db, tenant.id, own)).filter(
    ({ zus_scheme, uses }) => paying.includes(zus_scheme ?? '') && !uses.some(({ year }) => year === thisYear),
  );
  if (payers.length === 0) return [];
  const entered = await enteredValues(db, tenant.id);
  return payers
    .map((payer) => ({ payer, advice: adviceFor(payer, { today, year: thisYear, entered }) }))
    .filter(({ advice }) => isOpen(advice, today));
}

const yearOf = (today: string) => Number(today.slice(0, 4));

/** What nobody refused is offered even where a fact is missing: the office asks for it before it sends anything. */
function isOpen({ state, open_months, remind, year }: HolidayAdvice, today: string): boolean {
  const [first] = open_months;
  if (!first || first.opens > today) return false;
  return state === 'unknown' ? open_months.length === 1 || today >= `${year}-${askFrom}` : remind;
}

/** The same as things that wait, the last day as their day. */
export async function waitingOffers(db: Db, scope: Scope): Promise<Found[]> {
  return (await offersFor(db, scope)).map(({ payer, advice }) => ({
    id: payer.person_id ?? payer.company_id,
    title: `Wakacje składkowe ${advice.year}${payer.person ? `: ${payer.person}` : ''}`,
    company: { id: payer.company_id, title: payer.company },
    due: advice.last_day,
    late: false,
    link: '/',
    facts: {
      company_id: payer.company_id,
      person_id: payer.person_id,
      year: advice.year,
      months: advice.open_months.map(({ month }) => month).join(','),
      last_day: advice.last_day,
      unsure: advice.state === 'unknown',
    },
  }));
}
