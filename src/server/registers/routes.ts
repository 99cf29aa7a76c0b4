import { resources } from '../../../resources';
import { type Register, type RegisterState, registerLimits } from '../../contract/registers';
import { checkNip } from '../../domain/identifiers/nip';
import { badBody, forbidden, invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import { one } from '../records/one';
import { viewOf } from '../records/view';
import { begun, begunAnswer } from '../routes/begun';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { accountSource } from './account';
import type { Asked } from './ask';
import { keepCheck } from './keep';
import { lookUp, readNumber } from './lookup';
import { registerNames } from './places';
import { registerPlanJob } from './planJob';

const { companies } = resources;
const anything = { type: 'object', additionalProperties: true } as const;
const answer = { 200: { type: 'object', properties: { data: anything } } } as const;

/** Companies that stand in every register that may be asked without a trade of their own: the Ministry of Finance and Orlen. */
const known: Asked = { nip: '5260250274', regon: null, krs: '0000028860' };

interface LookupBody {
  number: string;
  company_id?: string | null;
}

/** `POST /api/registers/lookup`: a company's data by NIP, REGON or KRS; the settings' page of registers and a trial of one. */
export function registerLookupRoutes(app: App, services: Services): void {
  const { db, registers } = services;
  planRoute(app, services);
  app.post<{ Body: LookupBody }>(
    '/api/registers/lookup',
    {
      config: { area: companies.area, verb: 'act', resource: companies, rate: 'previews' },
      schema: {
        tags: ['registers'],
        summary: 'Dane firmy z rejestrów po NIP, REGON albo KRS',
        body: {
          type: 'object',
          required: ['number'],
          additionalProperties: false,
          properties: { number: { type: 'string', maxLength: 40 }, company_id: { type: ['string', 'null'], format: 'uuid' } },
        },
        response: { 200: { type: 'object', properties: { data: anything } } },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      viewOf(scope, companies, 'create');
      if (!request.body) throw badBody('Podaj numer firmy.');
      const { asked, number } = readNumber(request.body.number);
      const company_id = request.body.company_id ?? null;
      if (company_id !== null) await one(db, scope, companies, company_id);
      if (registers.on.length === 0) throw invalid({ number: allOff });
      // Outside of any transaction: a slow register must not hold a connection.
      const { lookup, cardOf } = await lookUp(registers, asked);
      await db.transaction(async (tx) => {
        for (const finding of lookup.findings)
          await keepCheck(finding, cardOf(finding.register), { number, company_id }, { tx, scope });
      });
      return { data: lookup };
    },
  );

  app.get(
    '/api/registers',
    {
      config: { area: companies.area, verb: 'show', resource: companies },
      schema: { tags: ['registers'], summary: 'Rejestry, które można pytać', response: answer },
    },
    async (request) => {
      viewOf(scopeOf(request), companies, 'create');
      return { data: { on: registers.on, accounts: await accountSource(registers) } };
    },
  );

  app.get(
    '/api/settings/registers',
    {
      config: { area: 'settings', verb: 'show' },
      schema: { tags: ['settings'], summary: 'Połączenia z rejestrami', response: answerOf('array') },
    },
    async (request): Promise<{ data: RegisterState[] }> => {
      superuserOf(scopeOf(request));
      return { data: registers.states() };
    },
  );

  app.post<{ Params: { register: string } }>(
    '/api/settings/registers/:register/check',
    {
      config: { area: 'settings', verb: 'act', rate: 'previews' },
      schema: { tags: ['settings'], summary: 'Sprawdzenie połączenia z rejestrem', response: answer },
    },
    async (request) => {
      const scope = superuserOf(scopeOf(request));
      const register = registerNames.find((name) => name === request.params.register);
      if (!register) throw notFound();
      const reading = await registers.ask(register, known);
      await noteTrial(register, scope);
      return {
        data: { works: reading?.ok === true, says: reading === null ? off : reading.ok ? null : reading.problem.message },
      };
    },
  );

  async function noteTrial(register: Register, scope: Scope): Promise<void> {
    await db.transaction((tx) =>
      audit(tx, {
        ...trailOf(scope),
        action: 'action:check',
        entity: 'registers',
        id: null,
        changes: { register: { before: null, after: register } },
      }),
    );
  }
}

/** `POST /api/registers/plan`: begins asking about a list of NIPs; the work's result is what an import of companies is made of. */
function planRoute(app: App, services: Services): void {
  app.post<{ Body: { nips: string[] } | null }>(
    '/api/registers/plan',
    {
      config: { area: companies.area, verb: 'act', resource: companies, rate: 'bulk' },
      schema: {
        tags: ['registers'],
        summary: 'Dane wielu firm z rejestrów po ich numerach NIP: praca w tle, niczego nie zakłada',
        body: {
          type: 'object',
          required: ['nips'],
          additionalProperties: false,
          properties: {
            nips: {
              type: 'array',
              minItems: 1,
              maxItems: registerLimits.numbers,
              uniqueItems: true,
              items: { type: 'string', pattern: '^[0-9]{10}$' },
            },
          },
        },
        response: { 202: begunAnswer },
      },
    },
    async (request, reply) => {
      viewOf(scopeOf(request), companies, 'create');
      if (!request.body) throw badBody('Podaj numery NIP.');
      const { nips } = request.body;
      const wrong = nips.find((nip) => checkNip(nip) !== null);
      if (wrong !== undefined) throw invalid({ nips: `${wrong}: ${checkNip(wrong)}` });
      if (services.registers.on.length === 0) throw invalid({ nips: allOff });
      return begun(services, request, reply, {
        name: registerPlanJob,
        payload: { nips },
        title: 'Pytanie rejestrów o listę firm',
        unit: 'firm',
        total: nips.length,
      });
    },
  );
}

const allOff = 'Rejestry są wyłączone: włącza je osoba, która opiekuje się serwerem.';
const off = 'To połączenie jest wyłączone.';
const answerOf = (type: 'array') => ({ 200: { type: 'object', properties: { data: { type, items: anything } } } }) as const;

function superuserOf(scope: Scope): Scope {
  if (!scope.who.roles.includes('superuser')) throw forbidden();
  return scope;
}
