import { permit, type RowCondition } from '../../../access/can';
import type { Resource } from '../../../schema';
import type { Waiting } from '../../../schema/waiting';
import type { Scope } from '../../scope';
import { type View, viewOf } from '../view';

/** A kind of waiting that concerns the asker, with what of its resource exists for them. */
export interface Kind {
  name: string;
  resource: Resource;
  waiting: Waiting;
  view: View;
  /** Something in the record's conversation is unread. */
  unread: boolean;
}

/**
 * Said by what the conversation is of, as everybody has them in several sections. Of things two and more are called alike in the nominative and
 * the accusative, which the declaration tells for use within a sentence.
 */
function unreadLabel({ labels: { one, few, many, accusative } }: Resource): Waiting['label'] {
  const [, several = few.toLowerCase(), lots = many.toLowerCase()] = accusative ?? [];
  return [`${one.toLowerCase()} z nową wiadomością`, `${several} z nowymi wiadomościami`, `${lots} z nowymi wiadomościami`];
}

/** Kinds that may wait for the asker, by their side, roles, areas and what the firm has switched on; those that a handler finds are left out. */
export function kindsOf(scope: Scope, resources: readonly Resource[], companyId?: string): Kind[] {
  return resources.flatMap((resource) => {
    const allowed = permit(scope.who, 'list', resource, scope.tenant.config);
    if (allowed === 'absent' || allowed === 'forbidden') return [];
    const view = inCompany(viewOf(scope, resource, 'list'), companyId);
    const declared = (resource.waiting ?? [])
      .filter((waiting) => !waiting.found && concerns(waiting, scope) && isReadable(waiting, view))
      .map((waiting) => ({
        name: `${resource.name}.${waiting.code}`,
        resource,
        waiting,
        view: { ...view, rows: [...view.rows, ...rolesRows(waiting, resource, scope)] },
        unread: false,
      }));
    return resource.conversation ? [...declared, unreadKind(resource, view)] : declared;
  });
}

/** The view of one company's records alone; of what is of no company, of all. */
export function inCompany(view: View, companyId: string | undefined): View {
  const field = view.resource.client?.rows.company;
  return companyId === undefined || !field ? view : { ...view, rows: [...view.rows, { field, any: [companyId] }] };
}

/** Whether the kind is for people like the asker at all, and shown by their firm. */
export function concerns({ side, roles, component }: Waiting, { who, tenant }: Scope): boolean {
  if ((side === 'office') !== who.isAdmin) return false;
  if (roles && !roles.some((role) => who.roles.includes(role))) return false;
  return component === undefined || tenant.config.modules.dashboard?.components[component]?.visible !== false;
}

/** What a kind asks about must exist for the asker, else its count would tell of it (P10). */
function isReadable({ where, mine, through, due, amount, net, facts }: Waiting, { readable }: View): boolean {
  const asked = [...Object.keys(where ?? {}), ...(mine ?? []), through?.by, due, net, ...[amount ?? []].flat(), ...(facts ?? [])];
  return asked.every((key) => key === undefined || Object.hasOwn(readable, key));
}

/** A client is asked in those of their companies where their role lets them do it. */
function rolesRows({ clients }: Waiting, { client }: Resource, { who }: Scope): RowCondition[] {
  const wanted = clients ?? client?.writers;
  const company = client?.rows.company;
  if (who.isAdmin || !wanted || !company) return [];
  return [{ field: company, any: who.companies.filter(({ role }) => wanted.includes(role)).map(({ id }) => id) }];
}

function unreadKind(resource: Resource, view: View): Kind {
  const waiting: Waiting = {
    code: 'unread',
    side: view.scope.who.isAdmin ? 'office' : 'client',
    label: unreadLabel(resource),
    asks: 'Przeczytaj nową wiadomość',
  };
  return { name: `${resource.name}.unread`, resource, waiting, view, unread: true };
}
