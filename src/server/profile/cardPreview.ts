import { resources } from '../../../resources';
import type { ProfilePreview } from '../../contract/profile';
import { LINE_FIELDS } from '../../domain/deadlines/timeLine';
import { blank, readFields } from '../../schema/validate';
import type { Tx } from '../db/database';
import { invalid } from '../errors';
import { refuseFaults } from '../records/body';
import { todayOf } from '../records/present';
import type { Client } from '../recurring/client';
import type { Scope } from '../scope';
import { changesZus, type EnteredOwner, ofCompany, ofPerson, withCompanys } from './cardChanges';
import { linesOfCard } from './enter';
import { clientSeen, type NewLine, previewLines } from './preview';
import type { KeptLine } from './rows';
import { ownerToWrite } from './takeOver';

/** A card as a form holds it that is not saved yet; `person_id` null for the company's own. */
export interface TypedCard {
  company_id: string;
  person_id: string | null;
  changes: Readonly<Record<string, unknown>>;
}

/** What a plain change of a card would change of the company's obligations; null where nothing that is dated changes. Throws as saving it would. */
export async function previewCard(db: Pick<Tx, 'query'>, scope: Scope, typed: TypedCard): Promise<ProfilePreview | null> {
  const { company_id, person_id, changes } = typed;
  const client = await clientSeen(db, scope, company_id);
  const card = person_id === null ? { ...client } : { ...client.persons.find(({ id }) => id === person_id) };
  const { ceidg_start_date: startedOn } = client;
  const owned =
    person_id === null
      ? ofCompany(changes, card, changesZus(changes, card) ? ownerOf(scope, client) : null)
      : ofPerson(changes, card, startedOn).map((change) => ({ person_id, card, change }));
  const today = todayOf(scope);
  const empty = { ...blank(resources['profile-lines']), company_id } as unknown as NewLine;
  const entered = owned.flatMap(({ change, ...whose }) =>
    linesOfCard(client.lines as readonly KeptLine[], { ...whose, today }, change).map(
      ({ subject, day, facts, same }): NewLine => ({
        ...empty,
        ...facts,
        person_id: whose.person_id,
        subject,
        valid_from: day,
        id: same?.id ?? null,
      }),
    ),
  );
  return entered.length === 0 ? null : previewLines(scope, client, entered);
}

function ownerOf(scope: Scope, client: Client): EnteredOwner | null {
  const id = ownerToWrite(scope, client, 'zus_scheme');
  const person = client.persons.find((each) => each.id === id);
  return person ? { id: person.id, card: { ...withCompanys(person, { ...client }) } } : null;
}

/** A card as its form holds it, of what is dated alone; faults are told on the fields, as saving it would. */
export function readCard(body: Readonly<Record<string, unknown>>): TypedCard {
  const { company_id, person_id, changes } = body;
  if (typeof company_id !== 'string') throw invalid({ company_id: 'Wybierz firmę' });
  const { fields } = person_id ? resources['company-persons'] : resources.companies;
  const typed = typeof changes === 'object' && changes !== null ? Object.entries(changes) : [];
  const given = Object.fromEntries(typed.filter(([key]) => dated.has(key) && Object.hasOwn(fields, key)));
  const { values, faults } = readFields(given, fields);
  refuseFaults(faults);
  return { company_id, person_id: typeof person_id === 'string' ? person_id : null, changes: values };
}

/** The fields of a card that the preview reads. */
const dated: ReadonlySet<string> = new Set([...Object.values(LINE_FIELDS).flat(), 'profile_from', 'zus_scheme_from']);
