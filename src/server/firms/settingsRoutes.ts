import { createHash } from 'node:crypto';
import { type ConfigState, leaves } from '../../contract/settings';
import { configFaults } from '../../tenants/check';
import type { TenantChanges } from '../../tenants/define';
import type { Tx } from '../db/database';
import { forbidden, invalid, Refusal } from '../errors';
import { scopeOf } from '../plugins/gate';
import { trailOf } from '../records/audit';
import { steppedUp } from '../routes/account';
import type { Scope } from '../scope';
import type { App, Services } from '../services';
import { configHistory } from './historyRows';
import { keepConfig } from './keeping';
import { readChanges } from './rows';
import { fileConfig } from './tenants';

const path = '/api/settings/config';
const answer = { 200: { type: 'object', properties: { data: { type: 'object', additionalProperties: true } } } } as const;
const state = { tags: ['settings'], response: answer } as const;
const body = {
  type: 'object',
  required: ['changes', 'tag'],
  additionalProperties: false,
  properties: { changes: { type: 'object', additionalProperties: true }, tag: { type: 'string', maxLength: 64 } },
} as const;

/** How a firm sets its panel up: those who have the settings area see it, a superuser changes it, and the trail tells of it. */
export function settingsRoutes(app: App, { db, auth, tenants, config }: Services): void {
  const limits = { bodyLimit: config.limits.request.richBody };

  app.get(
    path,
    { config: { area: 'settings', verb: 'show' }, schema: { ...state, summary: 'Konfiguracja biura' } },
    async (request) => {
      const scope = scopeOf(request);
      return { data: stateOf(scope, await readChanges(db, scope.tenant.id)) };
    },
  );

  app.put<{ Body: { changes: TenantChanges; tag: string } }>(
    path,
    { ...limits, config: { area: 'settings', verb: 'edit' }, schema: { ...state, summary: 'Zmiana konfiguracji biura', body } },
    async (request) => {
      const scope = scopeOf(request);
      if (!scope.who.roles.includes('superuser')) throw forbidden();
      await steppedUp(auth, scope);
      const { changes, tag } = request.body;
      const faults = configFaults(changes);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const name = await db.transaction((tx) => change(tx, scope, changes, tag));
      await tenants.reload();
      return { data: stateOf(scope, { name, changes }) };
    },
  );

  app.get(
    `${path}/history`,
    {
      config: { area: 'settings', verb: 'show' },
      schema: {
        tags: ['settings'],
        summary: 'Historia konfiguracji biura',
        response: {
          200: { type: 'object', properties: { data: { type: 'array', items: { type: 'object', additionalProperties: true } } } },
        },
      },
    },
    async (request) => ({ data: await configHistory(db, scopeOf(request).tenant.id) }),
  );
}

async function change(tx: Tx, scope: Scope, after: TenantChanges, tag: string): Promise<string> {
  const { name, changes: before } = await readChanges(tx, scope.tenant.id, true);
  if (tagOf(before) !== tag)
    throw new Refusal(412, 'stale', 'Ktoś zmienił ustawienia w międzyczasie. Odśwież stronę i spróbuj ponownie.');
  await keepConfig(tx, trailOf(scope), scope.tenant.key, before, after);
  return name;
}

function stateOf({ tenant: { key } }: Scope, { name, changes }: { name: string; changes: unknown }): ConfigState {
  return { base: fileConfig(key, name), changes: changes as TenantChanges, tag: tagOf(changes) };
}

/** A name of the changes' present state, whatever the order of their keys. */
function tagOf(changes: unknown): string {
  const sorted = Object.entries(leaves(changes)).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 32);
}
