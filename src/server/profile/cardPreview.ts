import { resources } from '../../../resources';
import type { ProfilePreview } from '../../contract/profile';
import { LINE_FIELDS } from '../../domain/deadlines/timeLine';
import { blank } from '../../schema/validate';
import type { Database } from '../db/database';
import type { Scope } from '../scope';
import { ofCompany, ofPerson } from './cardChanges';
import { linesOfCard } from './enter';
import { clientSeen, type NewLine, previewLines } from './preview';
import type { KeptLine } from './rows';

/** A card as a form holds it that is not saved yet; `person_id` null for the company's own. */
export interface TypedCard {
  company_id: string;
  person_id: string | null;
  changes: Readonly<Record<string, unknown>>;
}

/** What a plain change of a card would change of the company's obligations; null where nothing that is dated changes. Throws as saving it would. */
export async function previewCard(db: Database, scope: Scope, typed: TypedCard): Promise<ProfilePreview | null> {
  const { company_id, person_id, changes } = typed;
  const client = await clientSeen(db, scope, company_id);
  const card = person_id === null ? { ...client } : { ...client.persons.find(({ id }) => id === person_id) };
  const { ceidg_start_date: startedOn } = client;
  const entered = (person_id === null ? ofCompany(changes, startedOn) : ofPerson(changes, card, startedOn)).flatMap((change) =>
    linesOfCard(client.lines as readonly KeptLine[], { person_id, card }, change),
  );
  if (entered.length === 0) return null;
  const empty = { ...blank(resources['profile-lines']), company_id, person_id } as unknown as NewLine;
  return previewLines(
    scope,
    client,
    entered.map(({ subject, day, facts, same }) => ({ ...empty, ...facts, subject, valid_from: day, id: same?.id ?? null })),
  );
}

/** The fields of a card that the preview reads. */
export const dated: ReadonlySet<string> = new Set([...Object.values(LINE_FIELDS).flat(), 'profile_from', 'zus_scheme_from']);
