import type { Resource } from '../../schema';
import { declarations } from '../registry';

interface ResourceMessages {
  name: string;
  forcedCaseName: string;
  page: Record<'list' | 'create' | 'edit' | 'show', string>;
  fields: Record<string, string>;
}

/** Names and labels of every resource at hand, from its declaration: the one place where they are written. */
export function resourceMessages(): Record<string, ResourceMessages> {
  return Object.fromEntries(
    Object.values(declarations()).flatMap((resource) => (resource ? [[resource.name, messagesOf(resource)]] : [])),
  );
}

function messagesOf({ labels, fields, computed, extras }: Resource): ResourceMessages {
  const forms = [labels.one, labels.few, labels.many];
  const pairs = Object.entries(fields).flatMap(([key, { label }]) =>
    key.endsWith('_id') ? [[key, label] as const, [key.slice(0, -3), label] as const] : [[key, label] as const],
  );
  return {
    name: forms.join(' |||| '),
    forcedCaseName: forms.map(lowerFirst).join(' |||| '),
    page: {
      list: labels.list ?? labels.few,
      create: labels.create ?? labels.one,
      edit: labels.edit ?? labels.one,
      show: labels.one,
    },
    fields: {
      created_at: 'Utworzono',
      updated_at: 'Zmieniono',
      ...extras,
      ...Object.fromEntries(Object.entries(computed ?? {}).map(([key, { label }]) => [key, label])),
      ...Object.fromEntries(pairs),
    },
  };
}

/** Within a sentence; a word in capitals (NIP, PESEL) stays as it is. */
function lowerFirst(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
