import { resources } from '../../../resources';
import { type TermCode, type TermTone, termLabels, termSpans, termTones } from '../../contract/employeeTerms';
import { isUuid } from '../../lib/uuid';
import { invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { one } from '../records/one';
import { viewOf } from '../records/view';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { leaveLeft } from './leaveLeft';
import { employeeTerms, type TermFilters } from './readTerms';
import { referralsPaper } from './referral';

const { employees, companies } = resources;
const text = { type: 'string' } as const;
type Given = Readonly<Record<string, string | undefined>>;
/** Referrals in one file. */
const mostReferrals = 50;

/** Dates of clients' employees over all companies or one of them, and referrals of many at once, the office's; what is left of leave, their employer's too. */
export function employeeTermRoutes(app: App, { db }: Services): void {
  app.get<{ Querystring: Given }>(
    '/api/employee-terms',
    {
      validatorCompiler: () => () => true,
      config: { area: employees.area, verb: 'list', resource: employees },
      schema: {
        tags: ['employees'],
        summary: 'Terminy pracowników: badania, dokumenty, umowy, urlopy',
        querystring: {
          type: 'object',
          properties: { company: text, employee: text, keeper: text, code: text, tone: text, within: text, page: text },
        },
        response: { 200: { type: 'object', properties: { data: { type: 'object', additionalProperties: true } } } },
      },
    },
    async (request) => {
      const scope = officeOnly(scopeOf(request));
      const filters = readFilters(request.query);
      if (filters.company) await one(db, scope, companies, filters.company);
      if (filters.employee) await one(db, scope, employees, filters.employee);
      const data = await employeeTerms(db, scope, filters);
      request.read = data.terms.length + (data.leave?.length ?? 0);
      return { data };
    },
  );

  app.get<{ Querystring: Given }>(
    '/api/employees/leave',
    {
      validatorCompiler: () => () => true,
      config: { area: employees.area, verb: 'list', resource: employees },
      schema: {
        tags: ['employees'],
        summary: 'Pracownicy: ile zostało urlopu w tym roku',
        querystring: { type: 'object', properties: { company: text } },
        response: {
          200: { type: 'object', properties: { data: { type: 'array', items: { type: 'object', additionalProperties: true } } } },
        },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { company } = request.query;
      if (company) {
        if (!isUuid(company)) throw notFound();
        await one(db, scope, companies, company);
      }
      const data = await leaveLeft(db, scope, company ?? null);
      request.read = data.length;
      return { data };
    },
  );

  app.post<{ Body: unknown }>(
    '/api/employees/referrals',
    {
      // A body is looked at only for whom the employees exist (P03).
      validatorCompiler: () => () => true,
      config: { area: employees.area, verb: 'show', resource: employees, rate: 'downloads' },
      schema: {
        tags: ['employees'],
        summary: 'Skierowania na badania wielu osób w jednym pliku',
        body: {
          type: 'object',
          required: ['ids'],
          additionalProperties: false,
          properties: { ids: { type: 'array', items: { type: 'string', format: 'uuid' }, minItems: 1, maxItems: mostReferrals } },
        },
        produces: ['application/pdf'],
        response: { 200: { type: 'string', format: 'binary', description: 'Plik PDF' } },
      },
    },
    async (request, reply) => {
      const scope = officeOnly(scopeOf(request));
      viewOf(scope, employees, 'show');
      const ids = readIds(request.body);
      const records = [];
      // Who may not see one of them gets none (P15).
      for (const id of ids) records.push(await one(db, scope, employees, id));
      const { drawPaper } = await import('../paper/draw');
      const content = await drawPaper(await referralsPaper(records as never, { db, scope }), scope.now);
      const changes = { paper: { before: null, after: employees.papers?.skierowanie ?? '' } };
      await db.transaction(async (tx) => {
        for (const id of ids) await audit(tx, { ...trailOf(scope), action: 'paper', entity: employees.name, id, changes });
      });
      return reply
        .headers({ 'cache-control': 'private, no-store', 'content-disposition': 'attachment; filename="skierowania.pdf"' })
        .type('application/pdf')
        .send(content);
    },
  );
}

function officeOnly(scope: Scope): Scope {
  viewOf(scope, employees, 'list');
  if (!scope.who.isAdmin) throw notFound();
  return scope;
}

/** Throws 422 for what no list could be narrowed by, on its name. */
function readFilters({ company, employee, keeper, code, tone, within = '60', page: asked = '1' }: Given): TermFilters {
  const page = Number(asked);
  if ([company, employee].some((id) => id && !isUuid(id))) throw notFound();
  if (keeper && !isUuid(keeper)) throw invalid({ keeper: 'Nie ma takiej osoby' });
  if (code && !Object.hasOwn(termLabels, code)) throw invalid({ code: 'Nie ma takiego terminu' });
  if (tone && !Object.hasOwn(termTones, tone)) throw invalid({ tone: 'Nie ma takiego stanu' });
  if (!termSpans.some((span) => span === within)) throw invalid({ within: 'Podaj 90, 60, 30 albo 7 dni' });
  if (!Number.isInteger(page) || page < 1 || page > 1_000) throw invalid({ page: 'Nie ma takiej strony' });
  return {
    company: company || null,
    employee: employee || null,
    keeper: keeper || null,
    code: (code as TermCode) || null,
    tone: (tone as TermTone) || null,
    within: Number(within),
    page,
  };
}

/** People to be referred, each once; a 422 for what is no list of them. */
function readIds(body: unknown): string[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every((id) => typeof id === 'string' && isUuid(id)))
    throw invalid({ ids: 'Wybierz pracowników' });
  const people = [...new Set(ids as string[])];
  if (people.length > mostReferrals) throw invalid({ ids: `Wybierz najwyżej ${mostReferrals} osób` });
  return people;
}
