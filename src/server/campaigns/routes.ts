import { resources } from '../../../resources';
import { type CampaignFilters, type CampaignState, campaignSentAtOnce, campaignStates } from '../../contract/campaigns';
import type { Campaign } from '../../domain/campaigns/campaign';
import { campaignNamed } from '../../domain/campaigns/table';
import { isUuid } from '../../lib/uuid';
import { invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { todayOf } from '../records/present';
import { viewOf } from '../records/view';
import { begun, begunAnswer } from '../routes/begun';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { agreeTo, setAside } from './agree';
import { campaignAnswer } from './answer';
import { campaignSending } from './job';
import { campaignPage, concernedClients, officeOnly } from './read';
import { sendTo } from './send';

const { companies, surveys } = resources;
const anything = { type: 'object', additionalProperties: true } as const;
const answer = { type: 'object', properties: { data: anything } } as const;
const text = { type: 'string' } as const;
const place = { campaign: text, year: text };
const asked = { type: 'object', required: ['campaign', 'year'], properties: place } as const;
type Body = Record<string, unknown> | null;
interface Place {
  campaign: string;
  year: string;
}

/** Yearly campaigns: whom they concern and how far each client is, sending, agreeing and setting aside. The office's alone. */
export function campaignRoutes(app: App, services: Services): void {
  const { db } = services;
  const options = (verb: 'list' | 'act', summary: string, schema: object = {}) => ({
    validatorCompiler: () => () => true,
    config: { area: companies.area, verb, resource: companies },
    schema: { tags: ['campaigns'], summary: `Kampanie: ${summary}`, params: asked, response: { 200: answer }, ...schema },
  });

  app.get<{ Params: Place; Querystring: Record<string, string | undefined> }>(
    '/api/campaigns/:campaign/:year',
    options('list', 'klienci, których dotyczy, i stan każdego', {
      querystring: { type: 'object', properties: { keeper: text, state: text, page: text } },
    }),
    async (request) => {
      const scope = scopeOf(request);
      officeOnly(scope, 'list');
      const { campaign, year } = readPlace(request.params, scope);
      const data = await campaignPage(db, scope, campaign, year, readFilters(request.query));
      request.read = data.rows.length;
      return { data };
    },
  );

  const ofCompany = { ...asked, properties: { ...place, id: { type: 'string', format: 'uuid' } } };
  app.get<{ Params: Place & { id: string }; Querystring: { whose?: string } }>(
    '/api/campaigns/:campaign/:year/companies/:id',
    options('list', 'odpowiedź klienta i co z niej wynika; `whose`: czyja, po przecinku', {
      params: ofCompany,
      querystring: { type: 'object', properties: { whose: text } },
    }),
    async (request) => {
      const scope = scopeOf(request);
      officeOnly(scope, 'edit');
      const { campaign, year } = readPlace(request.params, scope);
      const whose = readWhose(request.query.whose?.split(',').filter(Boolean));
      return { data: await campaignAnswer(db, scope, campaign, year, { id: readId(request.params.id), whose }) };
    },
  );

  const sending = options('act', 'wysłanie ankiety do klientów, każdemu raz', {
    body: { type: 'object', properties: { company_ids: {}, keeper: {} } },
    response: { 200: answer, 202: begunAnswer },
  });
  app.post<{ Params: Place; Body: Body }>(
    '/api/campaigns/:campaign/:year/send',
    { ...sending, config: { ...sending.config, rate: 'bulk' as const } },
    async (request, reply) => {
      const scope = scopeOf(request);
      officeOnly(scope, 'edit');
      viewOf(scope, surveys, 'create');
      const { campaign, year } = readPlace(request.params, scope);
      const { company_ids, keeper } = request.body ?? {};
      const ids =
        company_ids === 'all'
          ? (await concernedClients(db, scope, campaign, year, typeof keeper === 'string' ? readKeeper(keeper) : null)).flatMap(
              ({ client, state }) => (state === 'not_sent' ? [client.id] : []),
            )
          : readIds(company_ids);
      if (ids.length <= campaignSentAtOnce)
        return { data: { sent: await db.transaction((tx) => sendTo(tx, scope, campaign, year, ids)) } };
      return begun(services, request, reply, {
        name: campaignSending,
        payload: { campaign: campaign.id, year, companies: ids },
        title: `Ankieta „${campaign.name} ${year}”`,
        unit: 'firm',
        total: ids.length,
      });
    },
  );

  app.post<{ Params: Place; Body: Body }>(
    '/api/campaigns/:campaign/:year/agree',
    options('act', 'uzgodnienie odpowiedzi: wpis w profilu i zadanie', {
      body: { type: 'object', properties: { company_id: {}, whose: {} } },
    }),
    async (request) => {
      const scope = scopeOf(request);
      officeOnly(scope, 'edit');
      const { campaign, year } = readPlace(request.params, scope);
      const id = readId(request.body?.company_id);
      const whose = readWhose(request.body?.whose);
      return { data: await db.transaction((tx) => agreeTo(tx, scope, campaign, year, { id, whose })) };
    },
  );

  app.post<{ Params: Place; Body: Body }>(
    '/api/campaigns/:campaign/:year/aside',
    options('act', 'odłożenie klienta z podaniem powodu albo cofnięcie', {
      body: { type: 'object', properties: { company_id: {}, reason: {} } },
    }),
    async (request) => {
      const scope = scopeOf(request);
      officeOnly(scope, 'edit');
      const { campaign, year } = readPlace(request.params, scope);
      const id = readId(request.body?.company_id);
      const reason = readReason(request.body?.reason ?? null);
      await db.transaction((tx) => setAside(tx, scope, campaign, year, { id, reason }));
      return { data: { id } };
    },
  );
}

/** Throws 404 for what is no campaign, or a year that none is kept for: the one before, this one and the next. */
function readPlace({ campaign: id, year: typed }: Place, scope: Scope): { campaign: Campaign; year: number } {
  const campaign = campaignNamed(id);
  const year = Number(typed);
  const now = Number(todayOf(scope).slice(0, 4));
  if (!campaign || !Number.isInteger(year) || Math.abs(year - now) > 1) throw notFound();
  return { campaign, year };
}

function readFilters({ keeper, state, page = '1' }: Record<string, string | undefined>): CampaignFilters {
  if (state && !Object.hasOwn(campaignStates, state)) throw invalid({ state: 'Nie ma takiego stanu' });
  const nth = Number(page);
  if (!Number.isInteger(nth) || nth < 1 || nth > 1_000) throw invalid({ page: 'Nie ma takiej strony' });
  return { keeper: keeper ? readKeeper(keeper) : null, state: (state || null) as CampaignState | null, page: nth };
}

function readKeeper(keeper: string): string {
  if (!isUuid(keeper)) throw invalid({ keeper: 'Nie ma takiej osoby' });
  return keeper;
}

function readId(id: unknown): string {
  if (typeof id !== 'string' || !isUuid(id)) throw notFound();
  return id;
}

function readIds(ids: unknown): string[] {
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > 500) throw invalid({ company_ids: 'Zaznacz firmy' });
  return ids.map(readId);
}

function readWhose(whose: unknown = []): string[] {
  if (!Array.isArray(whose) || whose.length > 100) throw invalid({ whose: 'Zaznacz, którego wspólnika dotyczy odpowiedź' });
  return whose.map(readId);
}

function readReason(reason: unknown): string | null {
  if (reason === null) return null;
  const words = typeof reason === 'string' ? reason.trim() : '';
  if (words === '' || words.length > 500) throw invalid({ reason: 'Napisz, dlaczego nie dotyczy' });
  return words;
}
