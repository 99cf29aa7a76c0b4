import { permit } from '../../access/can';
import type { Principal } from '../../access/principal';
import type { Field, FieldMap, Resource } from '../../schema';
import { inClientsWords } from '../../schema/clientsWords';
import { typeOf } from '../../schema/fields';
import { handlersOf } from '../records/start';
import type { View } from '../records/view';
import { type Scope, system } from '../scope';

/** Through whose eyes data are handed out: what exists for them, and in whose words it is told. */
export interface Eyes {
  view(resource: Resource): View | null;
  words(field: Field): Field;
  /** Deleted records and the office's notes are told of, too. */
  inside: boolean;
}

/** What is counted or put together for a reader is nothing that is kept. */
const kept = (readable: FieldMap): FieldMap =>
  Object.fromEntries(Object.entries(readable).filter(([, field]) => typeOf(field).stored !== 'none'));

/** By the rights of whoever asks. */
export function ownEyes(scope: Scope): Eyes {
  const { isAdmin } = scope.who;
  return {
    inside: isAdmin,
    words: (field) => (isAdmin ? field : inClientsWords(field)),
    view: (resource) => askersView(scope, resource),
  };
}

function askersView(scope: Scope, resource: Resource): View | null {
  const allowed = permit(scope.who, 'show', resource, scope.tenant.config);
  if (typeof allowed === 'string') return null;
  const rows = [...allowed.rows, ...(handlersOf(resource).rows?.(scope) ?? [])];
  return { ...allowed, rows, readable: kept(allowed.readable), resource, scope, counts: [] };
}

/**
 * As the owner of a company may know it in their own panel, and no more than whoever asks may know themselves; besides, what declarations
 * give to those who leave.
 */
export function ownersEyes(scope: Scope, company: string): Eyes {
  const owner: Principal = {
    id: system.id,
    first_name: '',
    roles: [],
    isAdmin: false,
    payroll: false,
    companies: [{ id: company, role: 'owner' }],
  };
  const theirs: Scope = { ...scope, who: owner };
  return {
    inside: false,
    words: inClientsWords,
    view(resource) {
      const mine = askersView(scope, resource);
      if (!mine) return null;
      const { handsOver } = resource.privacy;
      if (handsOver) return { ...mine, readable: among(mine.readable, handsOver) };
      const view = askersView(theirs, resource);
      if (!view) return null;
      return { ...view, rows: [...view.rows, ...mine.rows], readable: among(view.readable, Object.keys(mine.readable)) };
    },
  };
}

const among = (readable: FieldMap, keys: readonly string[]): FieldMap =>
  Object.fromEntries(Object.entries(readable).filter(([key]) => keys.includes(key)));
