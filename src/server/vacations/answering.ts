import { resources } from '../../../resources';
import { can, permit } from '../../access/can';
import { formatDate, formatMonth } from '../../lib/dates';
import type { Database, Tx } from '../db/database';
import { keepDecision } from '../decisions/keep';
import { conflict, invalid, notFound } from '../errors';
import type { HookContext } from '../handlers/define';
import { create } from '../records/create';
import { escapedText } from '../records/richText';
import { byServer, type Scope } from '../scope';
import { type Offer, offersFor } from './offers';

const { companies, messages, 'zus-vacations': vacations } = resources;
export const answers = ['yes', 'no', 'ask'] as const;

export interface Answer {
  company_id: string;
  person_id: string | null;
  year: number;
  answer: (typeof answers)[number];
  month_chosen: string | null;
}

/** Keeps what an owner answers to the offer, with who and when; a question opens a conversation with the office. Throws 409 where nothing is offered. */
export function answerOffer(db: Database, scope: Scope, given: Answer): Promise<unknown> {
  if (can(scope.who, 'list', companies, scope.tenant.config) === 'absent') throw notFound();
  return db.transaction(async (tx) => {
    const offer = (await offersFor(tx, scope)).find(
      ({ payer, advice }) =>
        payer.company_id === given.company_id && payer.person_id === given.person_id && advice.year === given.year,
    );
    if (!offer) throw conflict('Na to pytanie już odpowiedziano albo wniosku nie można już złożyć.', undefined, 'not_offered');
    const window = offer.advice.open_months.find(({ month }) => month === given.month_chosen);
    if (given.answer === 'yes' && !window)
      throw invalid({ month_chosen: 'Wybierz miesiąc, za który można jeszcze złożyć wniosek' });
    const message_id = given.answer === 'ask' ? await ask(tx, scope, offer) : null;
    const { company_id, person_id, year, answer } = given;
    // A client knows nothing of the office's record.
    const made = await create(tx, byServer(scope), vacations, {
      ...{ company_id, person_id, year, answer },
      month_chosen: window?.month ?? null,
    });
    await keepAnswer(String(made.id), given, offer, { tx, scope });
    return { id: made.id, status: made.status, message_id };
  });
}

/** A question decides nothing. */
async function keepAnswer(
  id: string,
  { company_id, year, answer, month_chosen }: Answer,
  { payer }: Offer,
  context: HookContext,
) {
  if (answer === 'ask') return;
  const whose = payer.person ? ` (${payer.person})` : '';
  const month = formatMonth(month_chosen ?? `${year}-12`);
  await keepDecision(
    {
      company_id,
      kind: 'zus_holiday',
      ...(answer === 'yes'
        ? {
            title: `Wakacje składkowe ${year}${whose}: ${month}`,
            effect: `Biuro złoży wniosek RWS; za ${month} bez własnych składek społecznych, zdrowotną płaci się jak zwykle.`,
          }
        : {
            title: `Bez wakacji składkowych ${year}${whose}`,
            effect: 'Biuro nie składa wniosku RWS; składki są płatne za każdy miesiąc roku.',
          }),
      about: 'zus-vacations',
      record_id: id,
      back_until: null,
    },
    context,
  );
}

/** A conversation in the client's own name, where the firm has conversations; elsewhere the answer alone tells the office. */
async function ask(tx: Tx, scope: Scope, { payer, advice }: Offer): Promise<string | null> {
  const allowed = permit(scope.who, 'create', messages, scope.tenant.config);
  if (allowed === 'absent' || allowed === 'forbidden') return null;
  const who = payer.person ? ` (${payer.person})` : '';
  const last = advice.last_day ? ` Ostatni dzień na wniosek to ${formatDate(advice.last_day)}.` : '';
  const { id } = await create(tx, scope, messages, {
    subject: `Wakacje składkowe ${advice.year}`,
    company_id: payer.company_id,
    post_body: `<p>Dzień dobry, czy i w którym miesiącu warto mi skorzystać z wakacji składkowych w ${advice.year} r.${escapedText(who)}?${last}</p>`,
  });
  return String(id);
}
