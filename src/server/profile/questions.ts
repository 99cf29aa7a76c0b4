import { resources } from '../../../resources';
import type { OpenQuestion } from '../../contract/obligations';
import type { CompanyQuestion } from '../../contract/questions';
import { MONTH_FACTS } from '../../domain/deadlines/monthFacts';
import type { Obligation } from '../../domain/deadlines/obligations';
import { periodName } from '../../domain/deadlines/periodName';
import { plainQuestion } from '../../domain/deadlines/plainQuestions';
import { monthQuestionsOf, questionsOf } from '../../domain/deadlines/questions';
import { DEADLINE_RULES } from '../../domain/deadlines/rules';
import { addMonths, lastDayOf, monthOf } from '../../lib/dates';
import type { Database, Tx } from '../db/database';
import { notFound } from '../errors';
import { onOwnSide } from '../records/ownSide';
import { todayOf } from '../records/present';
import { onceForAlike } from '../recurring/alike';
import { placeByName, profilesOf } from '../recurring/client';
import { clientNamed } from '../recurring/rows';
import { servedClients } from '../recurring/servedClients';
import type { Scope } from '../scope';
import { companyFilter } from './bundle';
import { sentOn } from './rows';

type Db = Pick<Tx, 'query'>;

/** Months whose obligations are looked at: a year and its returns. */
const monthsAhead = 14;

/** What the office should find out about a company; the first due first. Throws 404 for one that the asker may not know of. */
export async function companyQuestions(db: Db, scope: Scope, companyId: string): Promise<CompanyQuestion[]> {
  const found = await clientNamed(db, scope.tenant.id, companyId);
  const [client] = await onOwnSide(db, scope, resources.companies, found ? [found] : [], ({ id }) => id);
  if (!client) throw notFound();
  const today = todayOf(scope);
  const questions = questionsOf(profilesOf(client), ...windowFrom(today));
  const sent = await sentOn(db, scope.tenant.id, companyFilter(companyId));
  const ofMonths = monthQuestionsOf(profilesOf(client), today).map(({ fact, month, obligation }) => ({
    field: fact,
    month,
    label: MONTH_FACTS[fact].asks(month),
    no_binds: false,
    sent_on: null,
    perhaps: [said(obligation)],
  }));
  const ofCard = questions.map(({ fact, obligations }) => ({
    field: fact,
    month: null,
    label: plainQuestion(fact, obligations[0]?.period ?? today),
    no_binds: bindingNo.has(fact),
    sent_on: sent.get(fact) ?? null,
    perhaps: obligations.map(said),
  }));
  return [...ofMonths, ...ofCard];
}

/** Circumstances whose absence makes an obligation. */
const bindingNo: ReadonlySet<string> = new Set(DEADLINE_RULES.flatMap(({ onlyIf }) => (onlyIf?.absent ? [onlyIf.fact] : [])));

/** Each question of a client, with the first thing that hangs on it. */
const asked = onceForAlike((stretches, _client, from, to) => [
  ...monthQuestionsOf(stretches, from).map(({ fact, month, obligation }) => ({
    field: fact,
    month,
    label: MONTH_FACTS[fact].asks(month),
    perhaps: said(obligation),
  })),
  ...questionsOf(stretches, from, to).flatMap(({ fact, obligations: [first] }) =>
    first ? [{ field: fact, month: null, label: plainQuestion(fact, first.period), perhaps: said(first) }] : [],
  ),
]);

interface Asked extends Pick<OpenQuestion, 'field' | 'month' | 'label'> {
  companies: (OpenQuestion['companies'][number] & { order: string })[];
}

/** Companies that a question is answered for in one go; the next ones come when these are. */
const companiesShown = 200;

/** What is not known of the clients that the asker may know of, most often asked first; each with the first of its companies by name. */
export async function openQuestions(db: Database, scope: Scope, keeper: string | null): Promise<OpenQuestion[]> {
  const found = new Map<string, Asked>();
  const [from, to] = windowFrom(todayOf(scope));
  for await (const clients of servedClients(db, scope, keeper))
    for (const client of clients) {
      const order = placeByName(client);
      for (const { perhaps, ...question } of asked(client, from, to)) {
        const key = `${question.field} ${question.month ?? ''} ${question.label}`;
        const known = found.get(key) ?? { ...question, companies: [] };
        known.companies.push({ id: client.id, title: client.title, perhaps, order });
        found.set(key, known);
      }
    }
  return [...found.values()]
    .map(({ companies, ...question }) => ({
      ...question,
      total: companies.length,
      companies: companies
        .sort((one, other) => (one.order < other.order ? -1 : 1))
        .slice(0, companiesShown)
        .map(({ id, title, perhaps }) => ({ id, title, perhaps })),
    }))
    .sort((one, other) => other.total - one.total);
}

const windowFrom = (today: string) => [today, lastDayOf(addMonths(monthOf(today), monthsAhead))] as const;
function said({ name, period, due, basis }: Obligation): CompanyQuestion['perhaps'][number] {
  return { name, period: periodName(period), due, basis };
}
