import { resources } from '../../../resources';
import { mostAsked } from '../../contract/documentRequests';
import type { PredictedPaper } from '../../domain/documents/predictedPapers';
import { usualList } from '../../domain/documents/usualList';
import { formatMonth, isDate, isMonth } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import type { Database, Tx } from '../db/database';
import { invalid, notFound } from '../errors';
import { create } from '../records/create';
import { one } from '../records/one';
import { requireOwnSide } from '../records/ownSide';
import { transition } from '../records/transition';
import { viewOf } from '../records/view';
import { within } from '../records/within';
import type { Scope } from '../scope';
import { askedPaper, predictedName, predictedOf } from './predicted';
import { askProfiles, hasRequest, type ProfileAsked } from './requestRows';

/** A request to many companies at once. Without a template, each is asked for what its profile usually sends. */
export interface Asked {
  company_ids: string[];
  period: string;
  due_date: string;
  title: string;
  message: string | null;
  template_id: string | null;
  /** Papers that the company's own last year lets expect are asked for besides. */
  predicted: boolean;
  /** Those of them that are not, by `predictedName`. */
  without: readonly string[];
}
export interface AskAnswer {
  made: string[];
  skipped: { id: string; title: string; why: string }[];
}
interface AskedItem {
  label: string;
  document_type: string;
  required: boolean;
  quantity_expected?: number | null;
  hint?: string;
  counterparty_nip?: string | null;
}

/** V02: as many as a body may list. */
const mostWithout = 500;
const gone = ['inactive', 'blocked'];

/** Throws where the asker may not ask, or asks for what can't be; answers whom they ask. */
export function checkAsked(scope: Scope, body: Readonly<Record<string, unknown>>): string[] {
  viewOf(scope, resources['document-requests'], 'create');
  return readAsked(body).company_ids;
}

/** Makes and sends a request to each company, all or none; who was asked already for the month is passed over. */
export function askForDocuments(on: Database | Tx, scope: Scope, body: Readonly<Record<string, unknown>>): Promise<AskAnswer> {
  // Companies that are passed over are named in the answer, so who may not ask is refused before any is looked at.
  viewOf(scope, resources['document-requests'], 'create');
  const asked = readAsked(body);
  return within(on, async (tx) => {
    await requireOwnSide(tx, scope, resources.companies, asked.company_ids);
    const template = asked.template_id ? await templateOf(tx, scope, asked.template_id) : null;
    const answer: AskAnswer = { made: [], skipped: [] };
    const profiles = await askProfiles(tx, scope.tenant.id, asked.company_ids);
    if (profiles.length < new Set(asked.company_ids).size) throw notFound();
    const expected = asked.predicted ? await expectedOf(tx, scope, asked) : new Map<string, AskedItem[]>();
    for (const profile of profiles) {
      const items: readonly AskedItem[] = [...(template ?? usualList(profile)), ...(expected.get(profile.id) ?? [])];
      const why = await hindrance(tx, scope, asked, profile, items);
      if (why) answer.skipped.push({ id: profile.id, title: profile.title, why });
      else answer.made.push(await askOne(tx, scope, asked, profile.id, items, template ? 'manual' : 'rule'));
    }
    return answer;
  });
}

/** Papers that are expected of each company, without those that were left out. */
async function expectedOf(tx: Tx, scope: Scope, { company_ids, period, without }: Asked): Promise<Map<string, AskedItem[]>> {
  const predicted = await predictedOf(tx, scope, company_ids, period);
  const taken = (id: string, papers: readonly PredictedPaper[]) =>
    papers.filter((paper) => !without.includes(predictedName(id, paper))).map(askedPaper);
  return new Map([...predicted].map(([id, papers]) => [id, taken(id, papers)]));
}

async function hindrance(tx: Tx, scope: Scope, { period, title }: Asked, profile: ProfileAsked, items: readonly AskedItem[]) {
  if (gone.includes(profile.status)) return 'firma jest nieaktywna';
  if (items.length === 0) return 'profil firmy niczego nie wymaga';
  return (await hasRequest(tx, scope.tenant.id, profile.id, period, title)) ? 'taka prośba już jest' : null;
}

async function askOne(tx: Tx, scope: Scope, asked: Asked, company_id: string, items: readonly AskedItem[], created_from: string) {
  const { period, due_date, title, message } = asked;
  const request = await create(tx, scope, resources['document-requests'], {
    company_id,
    period,
    due_date,
    title,
    message,
    created_from,
  });
  for (const { label, document_type, required, quantity_expected = null, hint = null, counterparty_nip = null } of items)
    await create(tx, scope, resources['document-request-items'], {
      request_id: request.id,
      label,
      document_type,
      required,
      quantity_expected,
      hint,
      counterparty_nip,
    });
  await transition(tx, scope, resources['document-requests'], request.id, 'send');
  return request.id;
}

async function templateOf(tx: Tx, scope: Scope, id: string): Promise<readonly AskedItem[]> {
  const template = await one(tx as never, scope, resources['document-request-templates'], id);
  return template.items as AskedItem[];
}

function readAsked(body: Readonly<Record<string, unknown>>): Asked {
  const {
    company_ids,
    period,
    due_date,
    title,
    message = null,
    template_id = null,
    predicted = false,
    without = [],
    ...unknown
  } = body;
  const faults: Record<string, string> = Object.fromEntries(Object.keys(unknown).map((key) => [key, 'Nieznane pole']));
  const ids = Array.isArray(company_ids) && company_ids.every((id) => typeof id === 'string' && isUuid(id)) ? company_ids : [];
  if (ids.length === 0) faults.company_ids = 'Wybierz co najmniej jedną firmę';
  if (ids.length > mostAsked) faults.company_ids = `Naraz najwyżej ${mostAsked} firm`;
  const month = typeof period === 'string' && isMonth(period) ? period : '';
  if (month === '') faults.period = 'Podaj miesiąc';
  const due = typeof due_date === 'string' && isDate(due_date) ? due_date : '';
  if (due === '') faults.due_date = 'Podaj termin';
  if (template_id !== null && (typeof template_id !== 'string' || !isUuid(template_id)))
    faults.template_id = 'Wybierz wzór z listy';
  if (message !== null && typeof message !== 'string') faults.message = 'Podaj tekst';
  if (typeof predicted !== 'boolean') faults.predicted = 'Wybierz tak albo nie';
  const isList = Array.isArray(without) && without.length <= mostWithout && without.every((each) => typeof each === 'string');
  if (!isList) faults.without = `Najwyżej ${mostWithout} dokumentów`;
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return {
    company_ids: [...new Set(ids as string[])],
    period: month,
    due_date: due,
    title: typeof title === 'string' && title.trim() ? title.trim() : `Dokumenty za ${formatMonth(month)}`,
    message: (message as string | null) || null,
    template_id: template_id as string | null,
    predicted: predicted as boolean,
    without: without as string[],
  };
}
