import { resources } from '../../../resources';
import type { NewCardStates, ProfilePreview } from '../../contract/profile';
import type { TaxPerson } from '../../domain/deadlines/taxProfile';
import { LINE_FIELDS } from '../../domain/deadlines/timeLine';
import type { RecordOf } from '../../schema';
import { blank, readFields } from '../../schema/validate';
import type { Tx } from '../db/database';
import { invalid } from '../errors';
import { refuseFaults } from '../records/body';
import { todayOf } from '../records/present';
import { type Client, cardAsKept, withCard } from '../recurring/client';
import type { Scope } from '../scope';
import { changesZus, type EnteredOwner, ofCompany, ofPerson, suspensionTyped, withCompanys } from './cardChanges';
import { chainIn } from './chain';
import { linesOfCard } from './enter';
import { clientSeen, linesAfter, type NewLine, previewLines } from './preview';
import type { KeptLine } from './rows';
import { asClient, refuseBrought, statesOf } from './states';
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
  const person = client.persons.find(({ id }) => id === person_id);
  const card: Readonly<Record<string, unknown>> = person_id === null ? cardAsKept(client) : { ...person };
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
  const told = person_id === null ? undated(client, changes) : {};
  const rest = restOf(client, changes);
  const [lines, rests] = [rest?.line ? [...entered, { ...empty, ...rest.line }] : entered, rest?.card ?? {}];
  const next = withCard(client, { ...told, ...rests });
  refuseBrought(scope, client, { ...next, ...withPerson(client, person_id, changes, lines), lines: linesAfter(next, lines) });
  return lines.length === 0 && !rest ? null : previewLines(scope, client, lines, { card: rests });
}

/** What the law does not know of a company that is not saved yet. Half a card is none: what it needs at all the form says itself. */
export function previewNew(scope: Scope, changes: unknown): NewCardStates {
  const { companies } = resources;
  const given = Object.entries(typeof changes === 'object' && changes !== null ? changes : {});
  const { values } = readFields(
    Object.fromEntries(given.filter(([key]) => Object.hasOwn(companies.fields, key))),
    companies.fields,
  );
  const card = { ...blank(companies), ...values } as unknown as RecordOf<typeof companies>;
  const isWhole = [card.company_type, card.taxation_form, card.vat_status, card.accounting_type].every(Boolean);
  const states = isWhole ? statesOf(asClient({ ...card, id: unsaved }), todayOf(scope)) : [];
  const said = (refused: boolean) => states.filter((each) => each.refused === refused).map(({ says }) => `${says}.`);
  return { refused: said(true), warnings: said(false) };
}

/** Stands for the id that it will have. */
const unsaved = 'new';

/** What is not dated and decides what the law knows of the company. */
function undated(client: Client, changes: TypedCard['changes']): Partial<Client> {
  const own = ['company_type', 'ceidg_start_date'].filter((key) => key in changes);
  return Object.fromEntries(own.map((key) => [key, changes[key] ?? client[key as keyof Client]]));
}

/** A fact of a person that nothing was known of is filled in on the card, without a line. */
function withPerson(
  client: Client,
  id: string | null,
  { taxation_form, zus_scheme }: TypedCard['changes'],
  lines: readonly NewLine[],
) {
  if (id === null || lines.length > 0) return {};
  const facts = { ...(taxation_form ? { taxation_form } : {}), ...(zus_scheme ? { zus_scheme } : {}) } as Partial<TaxPerson>;
  return { persons: client.persons.map((each) => (each.id === id ? { ...each, ...facts } : each)) };
}

/** A suspension typed on the card: the one that stands there corrected, or a line of its own; null where it stays. */
function restOf(client: Client, changes: TypedCard['changes']): { card?: Partial<Client>; line?: Partial<NewLine> } | null {
  const typed = suspensionTyped({ ...client }, changes);
  if (!typed) return null;
  const [valid_from, valid_to] = [typed.valid_from as string | null, typed.valid_to as string | null];
  const chain = chainIn(client.lines as readonly KeptLine[], 'suspension', null);
  if (chain.length === 0 && !typed.isLater) return { card: { suspended_from: valid_from, suspended_to: valid_to } };
  const standing = typed.isLater ? undefined : chain.find((line) => line.valid_from === client.suspended_from);
  return { line: { subject: 'suspension', valid_from, valid_to, id: standing?.id ?? null } };
}

function ownerOf(scope: Scope, client: Client): EnteredOwner | null {
  const id = ownerToWrite(scope, client, 'zus_scheme');
  const person = client.persons.find((each) => each.id === id);
  return person ? { id: person.id, card: { ...withCompanys(person, { ...client }) } } : null;
}

/** A card as its form holds it, of what obligations hang on alone; faults are told on the fields, as saving it would. */
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
const dated: ReadonlySet<string> = new Set([
  ...Object.values(LINE_FIELDS).flat(),
  'profile_from',
  'zus_scheme_from',
  'suspended_from',
  'suspended_to',
  'company_type',
  'ceidg_start_date',
]);
