import { resources } from '../../../resources';
import { type DutyFilters, dutyCuts, dutyMonths } from '../../contract/obligations';
import { DUTY_AREAS } from '../../domain/deadlines/dutyAreas';
import { addMonths, isMonth, monthOf } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { invalid, notFound } from '../errors';
import { answerMany } from '../monthAnswers/answerMany';
import { scopeOf } from '../plugins/gate';
import { openQuestions } from '../profile/questions';
import { statesKept } from '../profile/states';
import { readIds } from '../records/act';
import { audit, trailOf } from '../records/audit';
import type { AuditChanges } from '../records/auditRecord';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { monthClients } from './clients';
import { dutiesIcs, groupsIcs } from './ics';
import { calendarDuties, monthDuties, monthGroups } from './month';
import { companyDuties } from './read';

const { companies, 'month-answers': monthAnswers } = resources;
const anything = { type: 'object', additionalProperties: true } as const;
const byId = { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } } as const;
const answer = { type: 'object', properties: { data: anything } } as const;
const text = { type: 'string' } as const;

type Given = Readonly<Record<string, string | undefined>>;

interface ById {
  Params: { id: string };
}

/** What the law asks of a company (its own client too), as a calendar as well; and of all the companies of the office in a month. */
export function obligationRoutes(app: App, { db }: Services): void {
  const route = (verb: 'list' | 'show', summary: string, schema: object) => ({
    validatorCompiler: () => () => true,
    config: { area: companies.area, verb, resource: companies },
    schema: { tags: ['obligations'], summary: `Obowiązki: ${summary}`, response: { 200: answer }, ...schema },
  });

  app.get<ById>(
    '/api/companies/:id/obligations',
    route('show', 'jednej firmy, czternaście miesięcy', { params: byId }),
    async (request) => {
      const data = await companyDuties(db, scopeOf(request), request.params.id);
      request.read = data.duties.length;
      return { data };
    },
  );

  const traced = (scope: Scope, id: string | null, changes: AuditChanges) =>
    db.transaction((tx) => audit(tx, { ...trailOf(scope), action: 'export', entity: companies.name, id, changes }));

  const calendar = route('show', 'jednej firmy jako kalendarz (ICS)', { params: byId, response: { 200: text } });
  app.get<ById>(
    '/api/companies/:id/obligations.ics',
    { ...calendar, config: { ...calendar.config, rate: 'exports' as const } },
    async (request, reply) => {
      const scope = scopeOf(request);
      const found = await companyDuties(db, scope, request.params.id);
      await traced(scope, request.params.id, {});
      reply.headers(headersOf(scope));
      return dutiesIcs(found, { host: scope.tenant.key, at: scope.now });
    },
  );

  const asked = { month: text, area: text, state: text, keeper: text, duty: text, client: text, page: text };
  const querystring = { type: 'object', properties: asked };
  app.get<{ Querystring: Given }>(
    '/api/obligations',
    route('list', 'wszystkich firm w miesiącu', { querystring }),
    async (request) => {
      const scope = officeOnly(scopeOf(request), 'list');
      const data = await monthDuties(db, scope, readFilters(request.query, monthOf(todayOf(scope))));
      request.read = data.duties.length;
      return { data };
    },
  );

  app.get<{ Querystring: Given }>(
    '/api/obligations/duties',
    route('list', 'wszystkich firm w miesiącu, każdy raz, z liczbą firm', { querystring }),
    async (request) => {
      const scope = officeOnly(scopeOf(request), 'list');
      const data = await monthGroups(db, scope, readFilters(request.query, monthOf(todayOf(scope))));
      request.read = data.groups.length;
      return { data };
    },
  );

  app.get<{ Querystring: Given }>(
    '/api/obligations/clients',
    route('list', 'firmy z obowiązkami w miesiącu, każda raz, z ich liczbą', { querystring }),
    async (request) => {
      const scope = officeOnly(scopeOf(request), 'list');
      const data = await monthClients(db, scope, readFilters(request.query, monthOf(todayOf(scope))));
      request.read = data.clients.length;
      return { data };
    },
  );

  const ofAll = route('list', 'wszystkich firm w miesiącu jako kalendarz (ICS)', { querystring, response: { 200: text } });
  app.get<{ Querystring: Given }>(
    '/api/obligations.ics',
    { ...ofAll, config: { ...ofAll.config, rate: 'exports' as const } },
    async (request, reply) => {
      const scope = officeOnly(scopeOf(request), 'list');
      const filters = readFilters(request.query, monthOf(todayOf(scope)));
      const found = await calendarDuties(db, scope, filters);
      request.read = found.reduce((total, { clients }) => total + clients.length, 0);
      await traced(scope, null, askedFor(filters));
      reply.headers(headersOf(scope));
      return groupsIcs(found, filters.month, { host: scope.tenant.key, at: scope.now });
    },
  );

  app.get<{ Querystring: { keeper?: string } }>(
    '/api/obligations/questions',
    route('list', 'czego nie wiadomo o firmach, a od czego zależą', {
      querystring: { type: 'object', properties: { keeper: text } },
      response: { 200: { type: 'object', properties: { data: { type: 'array', items: anything } } } },
    }),
    async (request) => {
      const scope = officeOnly(scopeOf(request), 'edit');
      return { data: await openQuestions(db, scope, readKeeper(request.query.keeper)) };
    },
  );

  app.post<{ Body: Record<string, unknown> | null }>(
    '/api/obligations/month-answers',
    {
      validatorCompiler: () => () => true,
      config: { area: companies.area, verb: 'create' as const, resource: monthAnswers },
      schema: {
        tags: ['obligations'],
        summary: 'Obowiązki: odpowiedź na pytanie o miesiąc, wielu firm naraz',
        body: { type: 'object', properties: { fact: {}, period: {}, answer: {}, company_ids: {} } },
        response: { 200: answer },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, monthAnswers, 'create');
      if (!scope.who.isAdmin) throw notFound();
      const { fact, period, answer: value, company_ids } = request.body ?? {};
      const ids = readIds(company_ids);
      await answerMany(db, scope, ids, { fact, period, answer: value });
      return { data: { ids } };
    },
  );

  app.get<{ Querystring: { keeper?: string } }>(
    '/api/obligations/states',
    route('list', 'profile, których prawo nie zna', { querystring: { type: 'object', properties: { keeper: text } } }),
    async (request) => {
      const scope = officeOnly(scopeOf(request), 'edit');
      const data = await statesKept(db, scope, readKeeper(request.query.keeper));
      request.read = data.rows.length;
      return { data };
    },
  );
}

/** The filters of what was taken, as the trail keeps them. */
const askedFor = (filters: DutyFilters): AuditChanges =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, after]) => (after && key !== 'page' ? [[key, { before: null, after }]] : [])),
  );

const headersOf = (scope: Scope) => ({
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': `attachment; filename="obowiazki-${todayOf(scope)}.ics"`,
  'cache-control': 'private, no-store',
});

/** All companies at once are the office's to look at. */
function officeOnly(scope: Scope, verb: 'list' | 'edit'): Scope {
  viewOf(scope, companies, verb);
  if (!scope.who.isAdmin) throw notFound();
  return scope;
}

/** Throws 422 for what no list could be narrowed by, on its name. */
function readFilters(given: Given, thisMonth: string): DutyFilters {
  const { month = thisMonth, area, state, keeper, duty, client } = given;
  const page = Number(given.page ?? 1);
  const [first, last] = [addMonths(thisMonth, -dutyMonths.back), addMonths(thisMonth, dutyMonths.ahead)];
  if (!isMonth(month) || month < first || month > last)
    throw invalid({ month: 'Podaj jeden z czternastu pokazywanych miesięcy' });
  if (area && !Object.hasOwn(DUTY_AREAS, area)) throw invalid({ area: 'Nie ma takiej dziedziny' });
  if (state && !Object.hasOwn(dutyCuts, state)) throw invalid({ state: 'Nie ma takiego stanu' });
  if (client && !isUuid(client)) throw invalid({ client: 'Nie ma takiej firmy' });
  if (!Number.isInteger(page) || page < 1 || page > 1_000) throw invalid({ page: 'Nie ma takiej strony' });
  return { month, area, state, keeper: readKeeper(keeper) ?? undefined, duty, client: client || undefined, page };
}

function readKeeper(keeper: string | undefined): string | null {
  if (keeper && !isUuid(keeper)) throw invalid({ keeper: 'Nie ma takiej osoby' });
  return keeper || null;
}
