import { toWarsaw } from '../../lib/dates';
import { deviceName } from '../../lib/device';
import { isUuid } from '../../lib/uuid';
import type { Tx } from '../db/database';
import { conflict, invalid, notFound } from '../errors';
import { scopeOf } from '../plugins/gate';
import { audit, trailOf } from '../records/audit';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import type { PushAddress } from './deliver';
import { dropPushDevice, keepPushDevice, type PushDevice, pushDeviceAt, pushDevicesOf, pushKeysOf } from './rows';
import { isPushAddress } from './services';

const tags = ['notices'];
const anything = { type: 'object', additionalProperties: true } as const;
const address = {
  type: 'object',
  required: ['endpoint', 'p256dh', 'auth'],
  additionalProperties: false,
  properties: {
    endpoint: { type: 'string', maxLength: 1000 },
    p256dh: { type: 'string', maxLength: 200 },
    auth: { type: 'string', maxLength: 100 },
  },
} as const;
/** How many browsers one person has hints in. */
const mostDevices = 10;

/** Hints through the browsers' push services: each person's own browsers, turned on and off by themselves. */
export function pushRoutes(app: App, { db, config }: Services): void {
  const isOn = ({ tenant }: Scope) => config.push !== null && tenant.config.switches.webPush;
  const refuseOff = (scope: Scope) => {
    if (!isOn(scope)) throw conflict('Biuro nie włączyło powiadomień na urządzeniach.', undefined, 'push_off');
  };
  const shown = ({ id, name, created_at, seen_at }: PushDevice) => ({
    id,
    name,
    created_at: toWarsaw(created_at),
    seen_at: toWarsaw(seen_at),
  });

  app.get(
    '/api/push',
    {
      config: { area: 'own', verb: 'list' },
      schema: { tags, summary: 'Powiadomienia na urządzeniach: czy są włączone i na których', response: { 200: anything } },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { tenant, who, now } = scope;
      if (!isOn(scope)) return { data: { on: false, public_key: null, devices: [] } };
      const { publicKey } = await pushKeysOf(db, tenant.id, now);
      const devices = (await pushDevicesOf(db, tenant.id, [who.id])).map(shown);
      return { data: { on: true, public_key: publicKey, devices } };
    },
  );

  app.post<{ Body: PushAddress }>(
    '/api/push',
    {
      config: { area: 'own', verb: 'act', secret: true },
      schema: { tags, summary: 'Włączenie powiadomień na tym urządzeniu', body: address, response: { 200: anything } },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { tenant, who } = scope;
      refuseOff(scope);
      if (!isPushAddress(request.body.endpoint, config.push?.services ?? []))
        throw invalid({ endpoint: 'Ta przeglądarka używa nieznanej usługi powiadomień' });
      const id = await db.transaction(async (tx) => {
        const before = await pushDeviceAt(tx, tenant.id, request.body.endpoint);
        const others = (await pushDevicesOf(tx, tenant.id, [who.id])).filter((each) => each.id !== before?.id);
        if (others.length >= mostDevices)
          throw conflict('Powiadomienia działają już na 10 urządzeniach. Wyłącz je na jednym z nich.', undefined, 'too_many');
        const name = await keep(tx, scope, request.body);
        if (before?.user_id !== who.id) await note(tx, scope, { before: null, after: name });
        return (await pushDeviceAt(tx, tenant.id, request.body.endpoint))?.id;
      });
      return { data: { id } };
    },
  );

  app.put<{ Body: PushAddress }>(
    '/api/push',
    {
      config: { area: 'own', verb: 'act', secret: true },
      schema: {
        tags,
        summary: 'Przeglądarka z włączonymi powiadomieniami otworzyła panel; id jest puste, gdy nie należą do tej osoby',
        body: address,
        response: { 200: anything },
      },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { tenant, who } = scope;
      const id = await db.transaction(async (tx) => {
        const device = await pushDeviceAt(tx, tenant.id, request.body.endpoint);
        if (!device) return null;
        if (device.user_id === who.id && isOn(scope)) {
          await keep(tx, scope, request.body);
          return device.id;
        }
        // Whoever was here before left without logging out: their hints end with somebody else's login.
        await dropPushDevice(tx, tenant.id, device.user_id, device.id);
        return null;
      });
      return { data: { id } };
    },
  );

  app.delete<{ Params: { id: string } }>(
    '/api/push/:id',
    {
      config: { area: 'own', verb: 'delete' },
      schema: { tags, summary: 'Wyłączenie powiadomień na urządzeniu', response: { 200: anything } },
    },
    async (request) => {
      const scope = scopeOf(request);
      const { id } = request.params;
      if (!isUuid(id)) throw notFound();
      await db.transaction(async (tx) => {
        const name = await dropPushDevice(tx, scope.tenant.id, scope.who.id, id);
        if (name === null) throw notFound();
        await note(tx, scope, { before: name, after: null });
      });
      return { data: { id } };
    },
  );
}

async function keep(tx: Tx, { tenant, who, sessionId, userAgent, now }: Scope, given: PushAddress): Promise<string> {
  const name = deviceName(userAgent);
  await keepPushDevice(tx, tenant.id, { userId: who.id, sessionId, address: given, name, now });
  return name;
}

function note(tx: Tx, scope: Scope, push: { before: string | null; after: string | null }): Promise<unknown> {
  return audit(tx, { ...trailOf(scope), action: 'notice_choice', entity: 'users', id: scope.who.id, changes: { push } });
}
