import { resources } from '../../../resources';
import { chainsOf, type LineSubject } from '../../domain/deadlines/timeLine';
import type { HookContext } from '../handlers/define';
import { put } from '../settlements/put';
import { fieldsOf } from './card';
import type { KeptLine } from './rows';

const resource = resources['profile-lines'];
type Values = Readonly<Record<string, unknown>>;

/** Whose fact it is: the company's own, or that of one of its people. `card` is the record that says it today. */
export interface Whose {
  company_id: string;
  person_id: string | null;
  card: Values;
}

export const chainIn = (lines: readonly KeptLine[], subject: LineSubject, person: string | null): KeptLine[] =>
  chainsOf(lines.filter((each) => each.subject === subject && each.person_id === person))[0] ?? [];

/** What stood on the card becomes the line from the beginning, as soon as there is a second one. */
export async function beginChain(
  { tx, scope }: HookContext,
  { company_id, person_id, card }: Whose,
  subject: LineSubject,
): Promise<void> {
  const facts =
    subject === 'suspension'
      ? { valid_from: card.suspended_from, valid_to: card.suspended_to }
      : Object.fromEntries(fieldsOf(subject).map((key) => [key, card[key] ?? null]));
  if (subject === 'suspension' && !card.suspended_from) return;
  const since = subject === 'zus' ? { valid_from: card.zus_scheme_from ?? null } : {};
  await put(tx, scope, resource, {
    company_id,
    person_id,
    subject,
    reason: 'Stan z karty',
    right_lost: false,
    ...facts,
    ...since,
  });
}
