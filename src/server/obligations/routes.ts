import { resources } from '../../../resources';
import { type DutyFilters, dutyMonths, dutyStates } from '../../contract/obligations';
import { DUTY_AREAS } from '../../domain/deadlines/dutyAreas';
import { addMonths, isMonth, monthOf } from '../../lib/dates';
import { isUuid } from '../../lib/uuid';
import { invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { openQuestions } from '../profile/questions';
import { audit, trailOf } from '../records/audit';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { dutiesIcs } from './ics';
import { companyDuties, monthDuties } from './read';

const { companies } = resources;
const anything = { type: 'object', additionalProperties: true } as const;
const byId = { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } } as const;
const answer = { type: 'object', properties: { data: anything } } as const;
const text = { type: 'string' } as const;

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

  const calendar = route('show', 'jednej firmy jako kalendarz (ICS)', { params: byId, response: { 200: text } });
  app.get<ById>(
    '/api/companies/:id/obligations.ics',
    { ...calendar, config: { ...calendar.config, rate: 'exports' as const } },
    async (request, reply) => {
      const scope = scopeOf(request);
      const found = await companyDuties(db, scope, request.params.id);
      const entry = { action: 'export', entity: companies.name, id: request.params.id, changes: {} };
      await db.transaction((tx) => audit(tx, { ...trailOf(scope), ...entry }));
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="obowiazki-${todayOf(scope)}.ics"`,
        'cache-control': 'private, no-store',
      });
      return dutiesIcs(found, { host: scope.tenant.key, at: scope.now });
    },
  );

  const asked = { month: text, area: text, state: text, keeper: text, page: text };
  app.get<{ Querystring: Record<string, string | undefined> }>(
    '/api/obligations',
    route('list', 'wszystkich firm w miesiącu', { querystring: { type: 'object', properties: asked } }),
    async (request) => {
      const scope = officeOnly(scopeOf(request), 'list');
      const data = await monthDuties(db, scope, readFilters(request.query, monthOf(todayOf(scope))));
      request.read = data.duties.length;
      return { data };
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
}

/** All companies at once are the office's to look at. */
function officeOnly(scope: Scope, verb: 'list' | 'edit'): Scope {
  viewOf(scope, companies, verb);
  if (!scope.who.isAdmin) throw notFound();
  return scope;
}

/** Throws 422 for what no list could be narrowed by, on its name. */
function readFilters(given: Readonly<Record<string, string | undefined>>, thisMonth: string): DutyFilters {
  const { month = thisMonth, area, state, keeper } = given;
  const page = Number(given.page ?? 1);
  const [first, last] = [addMonths(thisMonth, -dutyMonths.back), addMonths(thisMonth, dutyMonths.ahead)];
  if (!isMonth(month) || month < first || month > last)
    throw invalid({ month: 'Podaj jeden z czternastu pokazywanych miesięcy' });
  if (area && !Object.hasOwn(DUTY_AREAS, area)) throw invalid({ area: 'Nie ma takiej dziedziny' });
  if (state && !Object.hasOwn(dutyStates, state)) throw invalid({ state: 'Nie ma takiego stanu' });
  if (!Number.isInteger(page) || page < 1 || page > 1_000) throw invalid({ page: 'Nie ma takiej strony' });
  return { month, area, state, keeper: readKeeper(keeper) ?? undefined, page };
}

function readKeeper(keeper: string | undefined): string | null {
  if (keeper && !isUuid(keeper)) throw invalid({ keeper: 'Nie ma takiej osoby' });
  return keeper || null;
}
