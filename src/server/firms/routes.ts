import { visibleFields } from '../../access/can';
import type { Principal } from '../../access/principal';
import type { ConfigAnswer } from '../../contract/config';
import { columnOf } from '../../schema/columns';
import type { ModuleConfig, TenantConfig } from '../../tenants/define';
import { listOf } from '../../tenants/lists';
import { findScope, tenantOf } from '../plugins/gate';
import type { App, Services } from '../services';

const schema = {
  tags: ['system'],
  summary: 'Konfiguracja biura; przed zalogowaniem tylko to, czego potrzebuje strona logowania',
  response: { 200: { type: 'object', required: ['tenant', 'strings'], additionalProperties: true } },
};

/** `GET /api/config`: the key is enough for the login page's part, a token gives what that kind of person may see (P17). */
export function configRoutes(app: App, services: Services): void {
  app.get('/api/config', { config: { public: true, withoutFactor: true }, schema }, async (request): Promise<ConfigAnswer> => {
    const { config } = tenantOf(request);
    const scope = await findScope(services, request);
    return scope ? configFor(config, scope.who) : publicPart(config);
  });
}

/** Wordings of the pages that need no login. */
const publicStrings = /^(ra\.(auth|notification|message|page|boolean)|public|login|register|agreed|resetPassword|notFound)\./;

function publicPart({ tenant, strings }: TenantConfig): ConfigAnswer {
  return { tenant, strings: Object.fromEntries(Object.entries(strings).filter(([key]) => publicStrings.test(key))) };
}

/** Columns that do not exist for the person are left out; what concerns the office's work alone is not told to clients. */
function configFor(config: TenantConfig, who: Principal): ConfigAnswer {
  const modules = Object.fromEntries(
    Object.entries(config.modules).map(([name, module]) => [name, moduleFor(name, module, who)]),
  );
  const { fourEyes, teamWalls, completeDocuments, retentionRun, monthlyRequests, predictedPapers } = config.switches;
  const switches = {
    ...config.switches,
    fourEyes: who.isAdmin && fourEyes,
    teamWalls: who.isAdmin && teamWalls,
    completeDocuments: who.isAdmin && completeDocuments,
    retentionRun: who.isAdmin && retentionRun,
    monthlyRequests: who.isAdmin && monthlyRequests,
    predictedPapers: who.isAdmin && predictedPapers,
  };
  return { ...config, modules, switches };
}

function moduleFor(name: string, module: ModuleConfig, who: Principal): ModuleConfig {
  const list = listOf(name);
  if (!list) return module;
  const { resource } = list;
  if (!resource) return who.isAdmin ? module : { ...module, columns: [] };
  if (!who.isAdmin && !resource.client) return { ...module, columns: [] };
  const fields = visibleFields(who, resource);
  const exists = (key: string) => {
    const column = columnOf(resource, key);
    return column !== null && (column.kind !== 'field' || Object.hasOwn(fields, column.key));
  };
  return { ...module, columns: module.columns.filter(({ key }) => exists(key)) };
}
