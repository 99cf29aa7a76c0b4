import type { CalendarAnswer, FeedAnswer } from '../../contract/calendar';
import { addDays, daysBetween, isDate, toWarsaw } from '../../lib/dates';
import { hashToken, linkToken } from '../auth/crypto/tokens';
import type { Tx } from '../db/database';
import { forbidden, invalid, notFound, tooMany } from '../errors';
import { networkOf } from '../network';
import { scopeOf } from '../plugins/gate';
import { createRateCounter } from '../plugins/rates';
import { audit, trailOf } from '../records/audit';
import { todayOf } from '../records/present';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { icsOf } from './ics';
import { openStates, readCalendar, windowOf } from './read';
import { dropFeed, entriesFor, feedOf, keepFeed, readFeed, tasksDue } from './rows';

/** Days that one question may span. */
const longest = 100;
/** How far a feed looks back and ahead for what does not repeat, in days. */
const feedWindow = { back: 90, ahead: 400 };
const feedRate = { most: 60, windowMs: 60_000 };

const anything = { type: 'object', additionalProperties: true } as const;
const route = (verb: 'list' | 'show' | 'act', summary: string, more: object = {}) => ({
  config: { area: 'own', verb } as const,
  schema: { tags: ['calendar'], summary: `Kalendarz: ${summary}`, response: { 200: anything }, ...more },
});

/** Everybody of the office has a calendar of their own, and may give it to a programme by an address that can be taken back. */
export function calendarRoutes(app: App, { db, clock, random, tenants }: Services): void {
  const rates = createRateCounter();
  app.get<{ Querystring: { from?: string; to?: string } }>(
    '/api/calendar',
    route('list', 'wpisy, zadania, terminy ustawowe i święta od dnia do dnia', {
      querystring: { type: 'object', properties: { from: { type: 'string' }, to: { type: 'string' } } },
    }),
    async (request): Promise<{ data: CalendarAnswer }> => {
      const scope = officeOnly(scopeOf(request));
      const { from = '', to = '' } = request.query;
      if (!isDate(from)) throw invalid({ from: 'Podaj dzień' });
      if (!isDate(to) || to < from) throw invalid({ to: 'Podaj dzień nie wcześniejszy niż początek' });
      if (daysBetween(from, to) > longest) throw invalid({ to: `Najwyżej ${longest} dni naraz` });
      return { data: await readCalendar(db, scope, from, to) };
    },
  );

  const feed = async (on: Pick<Tx, 'query'>, { tenant, who }: Scope): Promise<FeedAnswer> => {
    const kept = await feedOf(on, tenant.id, who.id);
    const moment = (at: Date | null | undefined) => (at ? toWarsaw(at) : null);
    return { active: kept !== null, created_at: moment(kept?.created_at), last_read_at: moment(kept?.last_read_at) };
  };
  const noted = (tx: Tx, scope: Scope, action: string) =>
    audit(tx, { ...trailOf(scope), action, entity: 'calendar-feed', id: scope.who.id, changes: {} });

  app.get('/api/calendar/feed', route('show', 'czy jest dostępny przez adres'), async (request) => ({
    data: await feed(db, officeOnly(scopeOf(request))),
  }));
  const opened = route('act', 'nowy adres; poprzedni przestaje działać');
  app.post('/api/calendar/feed', { ...opened, config: { ...opened.config, secret: true } }, async (request) => {
    const scope = officeOnly(scopeOf(request));
    const token = linkToken(random);
    return db.transaction(async (tx) => {
      await keepFeed(tx, scope.tenant.id, scope.who.id, hashToken(token), scope.now);
      await noted(tx, scope, 'feed:create');
      return { data: { ...(await feed(tx, scope)), path: `/api/calendar/${token}.ics` } };
    });
  });
  app.delete('/api/calendar/feed', route('act', 'unieważnienie adresu'), async (request) => {
    const scope = officeOnly(scopeOf(request));
    return db.transaction(async (tx) => {
      if (await dropFeed(tx, scope.tenant.id, scope.who.id)) await noted(tx, scope, 'feed:revoke');
      return { data: await feed(tx, scope) };
    });
  });

  const schema = {
    tags: ['calendar'],
    summary: 'Kalendarz w formacie iCalendar; sekret w adresie otwiera tylko to',
    params: { type: 'object', required: ['file'], properties: { file: { type: 'string', maxLength: 100 } } },
    response: { 200: { type: 'string' } },
  } as const;
  app.get<{ Params: { file: string } }>('/api/calendar/:file', { config: { open: true }, schema }, async (request, reply) => {
    const now = clock();
    const wait = rates.hit(networkOf(request.ip), feedRate, now.getTime());
    if (wait > 0) throw tooMany(wait / 1_000);
    const token = /^([A-Za-z0-9]{43})\.ics$/.exec(request.params.file)?.[1];
    const owner = token ? await readFeed(db, hashToken(token), now) : null;
    const tenant = tenants.all().find(({ id }) => id === owner?.tenant_id);
    if (!owner || !tenant) throw notFound();
    const today = todayOf({ now });
    const [from, to] = [addDays(today, -feedWindow.back), addDays(today, feedWindow.ahead)];
    const entries = await entriesFor(db, tenant.id, owner.user_id, windowOf(from, to), true);
    const hasTasks = !tenant.config.deniedAreas.includes('tasks');
    const tasks = hasTasks ? await tasksDue(db, tenant.id, owner.user_id, [from, to], openStates) : [];
    reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return icsOf({ name: `Harmonogram – ${tenant.config.tenant.name}`, host: tenant.key, entries, tasks });
  });
}

/** Clients have no calendar in the office. */
function officeOnly(scope: Scope): Scope {
  if (!scope.who.isAdmin) throw forbidden();
  return scope;
}
