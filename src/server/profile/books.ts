import { resources } from '../../../resources';
import { accountingTypes } from '../../../resources/choiceLists/accountingTypes';
import { booksAsked, booksWarning, type FormChange } from '../../domain/deadlines/fittingBooks';
import type { AccountingType, TaxationForm } from '../../domain/deadlines/taxProfile';
import { type LineSubject, lineOn, type ProfileLine } from '../../domain/deadlines/timeLine';
import { addDays, formatDate } from '../../lib/dates';
import type { HookContext } from '../handlers/define';
import { trailOf } from '../records/audit';
import { patch } from '../records/patch';
import { actorOf } from '../scope';
import { put } from '../settlements/put';
import { beginChain, chainIn } from './chain';
import { type KeptLine, linesOf } from './rows';

const resource = resources['profile-lines'];

/** What a company's card says today of its tax and books. */
type BooksCard = Readonly<Record<string, unknown>>;
type TaxLine = Pick<ProfileLine, 'subject' | 'valid_from' | 'taxation_form'>;
/** A line of tax as it stands. */
type KeptTaxLine = TaxLine & { id: string };

function changeOf(lines: readonly ProfileLine[], card: BooksCard, { taxation_form }: TaxLine, day: string): FormChange {
  const said = (subject: LineSubject, on: string) => lineOn(chainIn(lines as readonly KeptLine[], subject, null), on);
  const eve = addDays(day, -1);
  const [form, books] = [card.taxation_form ?? null, card.accounting_type ?? null] as [
    TaxationForm | null,
    AccountingType | null,
  ];
  return {
    before: said('tax', eve)?.taxation_form ?? form,
    after: taxation_form,
    kept: said('books', day)?.accounting_type ?? books,
    keptBefore: said('books', eve)?.accounting_type ?? books,
  };
}

/** The books that a line of tax asks for from its day, with the line of that day which it corrects; null where nothing has to follow. */
export function booksOf(lines: readonly ProfileLine[], card: BooksCard, line: TaxLine) {
  if (line.subject !== 'tax' || line.valid_from === null) return null;
  const accounting_type = booksAsked(changeOf(lines, card, line, line.valid_from));
  if (!accounting_type) return null;
  const same = chainIn(lines as readonly KeptLine[], 'books', null).find(({ valid_from }) => valid_from === line.valid_from);
  return { accounting_type, valid_from: line.valid_from, same: same ?? null };
}

/** What an accountant should look at of books that stay beside the line's tax, a partner's too; null where they fit. */
export const booksLeft = (lines: readonly ProfileLine[], card: BooksCard, line: TaxLine, day: string): string | null =>
  line.subject === 'tax' ? booksWarning(changeOf(lines, card, line, day)) : null;

/** In a sentence, for whoever is about to save the change. */
export const booksSaid = (accounting_type: AccountingType, day: string): string =>
  `Ewidencja księgowa od ${formatDate(day)}: ${accountingTypes[accounting_type]}. Wpisze się sama; możesz ją potem zmienić w profilu.`;

/** Writes the books that the company's own line of tax asks for from the same day, to go when it goes; answers the id of what was written. */
export async function followWithBooks(
  context: HookContext,
  company_id: string,
  card: BooksCard,
  line: KeptTaxLine,
): Promise<string[]> {
  const { tx, scope } = context;
  const lines = await linesOf(tx, scope.tenant.id, company_id);
  const books = booksOf(lines, card, line);
  if (!books) return [];
  const { accounting_type, valid_from, same } = books;
  const says = { accounting_type, reason: 'Wraz ze zmianą formy opodatkowania', entered_by_id: actorOf(scope) };
  if (same) await patch(tx, trailOf(scope), resource, same.id, says);
  if (same) return [same.id];
  const whose = { company_id, person_id: null, card };
  if (chainIn(lines, 'books', null).length === 0) await beginChain(context, whose, 'books');
  const ours = { company_id, person_id: null, subject: 'books', valid_from, cause_id: line.id };
  const { id } = await put(tx, scope, resource, { ...ours, ...says });
  return [id];
}
