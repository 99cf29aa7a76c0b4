import type { Resource } from '../../schema';
import { request } from '../providers/request';

/** Something that was done with a record, as the API tells it; moments on Warsaw's clock. */
interface Line {
  seq: number;
  at: string;
  /** `create`, `update`, `delete`, `restore`, `reveal`, `transition:close`, `action:remind`. */
  action: string;
  /** Null for the server itself. */
  actor: { id: string; title: string } | null;
  changes: { field: string; label: string; from: unknown; to: unknown }[];
}

export interface HistoryEntry {
  id: string;
  at: string;
  who: string;
  did: string;
  changes: { key: string; before: unknown; after: unknown }[];
}

const deeds: Partial<Record<string, string>> = {
  create: 'utworzenie',
  update: 'zmiana',
  delete: 'usunięcie',
  restore: 'przywrócenie',
  show: 'podgląd',
  reveal: 'odsłonięcie zastrzeżonych danych',
  post: 'wiadomość',
  note: 'notatka wewnętrzna',
  'post:edit': 'poprawienie wiadomości',
  'post:retract': 'wycofanie wiadomości',
  login: 'logowanie',
  login_refused: 'nieudane logowanie',
  logout: 'wylogowanie',
  logout_all: 'wylogowanie wszędzie',
  session_ended: 'zakończenie sesji',
  token_reuse: 'powtórne użycie klucza sesji',
  foreign_device: 'sesja z obcego urządzenia',
  password_changed: 'zmiana hasła',
  step_up: 'potwierdzenie tożsamości',
  second_factor_on: 'włączenie kodów z aplikacji',
  second_factor_off: 'wyłączenie kodów z aplikacji',
  notice_choice: 'wybór powiadomień',
  invited: 'zaproszenie',
  registered: 'przyjęcie zaproszenia',
  reset_asked: 'odnośnik do nowego hasła',
  device_link_asked: 'odnośnik „zaloguj to urządzenie”',
};

/** What happened to a record, newest first, in words. */
export async function recordHistory(resource: Resource, id: string, signal?: AbortSignal): Promise<HistoryEntry[]> {
  const { json } = await request<{ data: Line[] }>(`/api/${resource.name}/${id}/history`, { signal });
  return json.data.map((line) => ({
    id: String(line.seq),
    at: line.at,
    who: line.actor?.title || 'System',
    did: deedOf(resource, line.action),
    changes: line.changes.map(({ field, from, to }) => ({ key: field, before: told(from), after: told(to) })),
  }));
}

function deedOf(resource: Resource, action: string): string {
  const [kind = '', name = ''] = action.split(':');
  if (kind === 'action') return resource.actions?.[name]?.label ?? name;
  if (kind !== 'transition') return deeds[action] ?? deeds[kind] ?? kind;
  const state = Object.values(resource.fields).find(({ type }) => type === 'state');
  return state?.transitions?.[name]?.label ?? name;
}

/** A reference is told with its title; the id alone says nothing to anybody. */
function told(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'title' in value ? value.title : value;
}
