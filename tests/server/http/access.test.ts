import { describe, expect, test } from 'vitest';
import { type ResourceName, resources } from '../../../resources';
import type { Caller } from '../../support/caller';
import { openOffice } from '../../support/office';
import { type PrincipalName, principalNames } from '../../support/principals';
import type { Values } from '../../support/samples';
import { uploaded } from '../files/desk';
import { accessMatrix, type Tried } from './accessMatrix';

const office = openOffice();

/** What makes a record one that the client's company may see. */
const forClients: Partial<Record<ResourceName, Values>> = {
  settlements: { status: 'published' },
  'settlement-items': { stage: 'published' },
  'document-requests': { status: 'sent' },
  'document-request-items': { sent: true },
  tasks: { audience: 'client' },
  polls: { status: 'open' },
  'price-items': { active: true, visible_to_client: true },
  'training-categories': { visible_to: ['clients', 'staff'] },
  trainings: { status: 'published', visible_to: ['clients', 'staff'] },
};
/** A change that is allowed in any state of the record; none where nobody may change it. */
const edits: Partial<Record<ResourceName, Values>> = {
  companies: { short_name: 'Kłos' },
  employees: { position: 'Cukiernik' },
  absences: { note: 'Nad morze' },
  tasks: { priority: 'high' },
  documents: { expense_description: 'Mąka do wypieku' },
  'document-requests': { message: 'Prosimy o komplet' },
  'document-request-items': { hint: 'Wszystkie strony' },
  'document-request-templates': { message: 'Prosimy o komplet' },
  'month-answers': { answer: false },
  'month-declarations': { note: 'Bez paragonów' },
  settlements: { employees_count: 7 },
  'amount-profiles': {
    columns: [
      { heading: 'nip', key: 'nip' },
      { heading: 'razem', key: 'cit' },
    ],
  },
  'transfer-profiles': { encoding: 'cp852' },
  'settlement-items': { declaration_code: 'JPK_V7M' },
  uptimes: { comment: 'Poprawka' },
  users: { position: 'Referent' },
  memberships: { role: 'viewer' },
  surveys: { thank_you: 'Dziękujemy' },
  'survey-responses': { note: 'Zadzwonić' },
  polls: { allow_comment: true },
  'price-categories': { description: 'Po godzinach' },
  'price-items': { description: 'Z dojazdem' },
  'company-prices': { reason: 'Aneks 7' },
  'billable-events': { quantity: 200 },
  'company-limits': { handled_note: 'Klient wie' },
  'company-persons': { zus_scheme: 'full' },
  powers: { scope: 'JPK i PIT' },
  'aml-reviews': { measures_note: 'Sprawdzono w CRBR' },
  'profile-lines': { reason: 'Uchwała wspólników' },
  'contribution-figures': { income_amount: 1_200_000 },
  'company-events': { note: 'Umowa w teczce' },
  'zus-vacations': { de_minimis_eur: 1_200 },
  'recurring-tasks': { lead_days: 14 },
  'schedule-entries': { location: 'Sala 2' },
  'stand-ins': { note: 'Leasing do dokończenia' },
  teams: { note: 'Piętro drugie' },
  partners: { address: 'Piękna 7, Łódź' },
  'partner-referrals': { note: 'Dzwoniła' },
  'notification-rules': { enabled: false },
  messages: { important: true },
  announcements: { title: 'Zmiany w PIT' },
  'system-tickets': { public_note: 'Już naprawiamy' },
  tickets: { tags: 'leasing' },
  'ticket-categories': { description: 'Rozliczenia podatku' },
  'limit-values': { source: 'Tabela 190/A/NBP' },
  'interest-rates': { source: 'M.P. 2026 poz. 300' },
  'time-closings': { note: 'Listopad' },
  'work-rates': { rate_amount: 12_000 },
  breaches: { people_count: 3 },
  'saved-views': { name: 'Firmy z Łodzi' },
  'answer-templates': { body: 'Dziękujemy, {podpis}' },
  'training-categories': { description: 'Dla nowych osób' },
  trainings: { law_basis: 'art. 39 RODO' },
  'training-questions': { points: 2 },
};

const names = Object.keys(resources) as ResourceName[];

/**
 * Whoever the matrix refuses or hides it from, always. Of those who may, every third one, others for each thing that is tried with each
 * resource: the rules for them are access/can's; in `npm test -- all` everybody.
 */
function askersOf(name: ResourceName, tried: Tried): PrincipalName[] {
  const expected = accessMatrix[name][tried];
  const may = principalNames.filter((_, at) => (expected[at] ?? 0) < 400);
  const turn = (names.indexOf(name) + Object.keys(accessMatrix[name]).indexOf(tried)) % Math.min(3, may.length || 1);
  return principalNames.filter((who) => process.env.TEST_WHOLE === '1' || !may.includes(who) || may.indexOf(who) % 3 === turn);
}

/** What each of these people is answered, one after another. */
async function attempts(name: ResourceName, tried: Tried, askers: readonly PrincipalName[]): Promise<number[]> {
  const statuses: number[] = [];
  let record: string | null = null;
  for (const who of askers) {
    const caller = office.as(who);
    const base = `/api/${name}`;
    if (tried === 'list') statuses.push((await caller.get(`${base}/`)).status);
    else if (tried === 'create') {
      const values = { ...(await fresh(name)), ...within(who, name), ...(await fileFor(who, name)) };
      statuses.push((await caller.post(`${base}/`, values)).status);
    } else {
      record ??= await made(who, name, tried);
      const status = await attempt(caller, name, tried, record);
      statuses.push(status);
      // Whoever was refused left it as it was, for the next to be tried on; a company has a member more each time.
      const isUntouched = status >= 400 || tried === 'show' || tried === 'history';
      if (name === 'companies' || !isUntouched) record = null;
    }
  }
  return statuses;
}

/** A record to be tried on. */
async function made(who: PrincipalName, name: ResourceName, tried: Tried): Promise<string> {
  const { id } = await office.add(name, { ...(await fresh(name)), ...owner(name), ...forClients[name] });
  if (name === 'companies') await withinReach(who, id);
  if (tried === 'restore') await office.as('super').delete(`/api/${name}/${id}`);
  return id;
}

async function attempt(
  caller: Caller,
  name: ResourceName,
  tried: Exclude<Tried, 'list' | 'create'>,
  id: string,
): Promise<number> {
  const base = `/api/${name}`;
  switch (tried) {
    case 'show':
      return (await caller.get(`${base}/${id}`)).status;
    case 'edit':
      return (await caller.put(`${base}/`, { id, ...edits[name] })).status;
    case 'delete':
      return (await caller.delete(`${base}/${id}`)).status;
    case 'restore':
      return (await caller.post(`${base}/${id}/restore`)).status;
    case 'history':
      return (await caller.get(`${base}/${id}/history`)).status;
  }
}

/** A membership needs a client of its own each time. */
async function fresh(name: ResourceName): Promise<Values> {
  if (name === 'task-dependencies') return office.sample(name, { blocker_id: (await office.add('tasks')).id });
  if (name === 'poll-votes') return office.sample(name, { poll_id: (await office.add('polls')).id });
  if (name !== 'memberships') return office.sample(name);
  const guest = await office.add('users', { isAdmin: false, roles: [] });
  return office.sample(name, { user_id: guest.id });
}

/** A document of a client's has a file. */
const fileFor = async (who: PrincipalName, name: ResourceName): Promise<Values> =>
  name === 'documents' ? { file_id: (await uploaded(office, office.as(who), 'skan.txt', who)).id } : {};

/** A worker can point to neither companies nor colleagues, as they see neither. */
const within = (who: PrincipalName, name: ResourceName): Values =>
  who === 'pracownik' && name === 'tasks' ? { company_id: null, audience: 'office', assignee_id: office.idOf(who) } : {};

const owner = (name: ResourceName) => (name === 'uptimes' ? { user_id: office.idOf('kadry') } : {});

/** The client belongs to the company that is tried. */
async function withinReach(who: PrincipalName, company: string) {
  if (who === 'klient' || who === 'podglad')
    await office.add('memberships', {
      user_id: office.idOf(who),
      company_id: company,
      role: who === 'podglad' ? 'viewer' : 'owner',
    });
}

describe.each(names)('%s', (name) => {
  test.each(Object.keys(accessMatrix[name]) as Tried[])(
    'P02, P16: %s is answered to each kind of person as the matrix says',
    async (tried) => {
      const askers = askersOf(name, tried);
      const statuses = await attempts(name, tried, askers);
      const expected = askers.map((who) => accessMatrix[name][tried][principalNames.indexOf(who)]);
      const byPerson = (of: readonly unknown[]) => Object.fromEntries(askers.map((who, index) => [who, of[index]]));
      expect(byPerson(statuses)).toEqual(byPerson(expected));
    },
  );
});
