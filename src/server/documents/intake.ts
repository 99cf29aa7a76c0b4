import { addMonths, monthOf } from '../../lib/dates';
import { cut } from '../../lib/text';
import { invalid } from '../errors';
import type { FileFacts } from '../files/checks/invoice';
import type { HookContext } from '../handlers/define';
import { todayOf } from '../records/present';
import { formTitle, type InvoiceValues, invoiceValues, ksefMonth, periodOf } from './invoiceValues';
import { askItem, type ItemFacts } from './requestRows';
import { askCompany, askFile, type CompanyAsked } from './rows';

/** What a document is made of besides what was sent: its company, the item that it answers, its file. */
export interface Intake {
  company: CompanyAsked | null;
  item: ItemFacts | null;
  file: { name: string; invoice: InvoiceValues; formTitle: string | null; period: string | null } | null;
}

/** How far back a month that is still open is taken for the one a document belongs to. */
const openMonths = 3;

/** Reads all that the document's own values name. Throws 422 for an item of another company's (P06). */
export async function takeIn(
  { company_id, request_item_id, file_id }: { company_id?: string; request_item_id?: string | null; file_id?: string | null },
  { tx, scope }: HookContext,
): Promise<Intake> {
  const { id } = scope.tenant;
  const since = addMonths(monthOf(todayOf(scope)), -openMonths);
  const company = company_id ? await askCompany(tx, id, company_id, since) : null;
  const item = request_item_id ? await askItem(tx, id, request_item_id) : null;
  if (item && item.company_id !== company_id) throw invalid({ request_item_id: 'Ta pozycja dotyczy innej firmy' });
  const found = file_id ? await askFile(tx, id, file_id) : null;
  const file = found && readingOf((found.facts ?? null) as FileFacts | null, found.name, company?.vat_number ?? null);
  return { company, item, file };
}

/** What a file says of its document, seen from the company whose NIP this is. */
export function readingOf(facts: FileFacts | null, name: string, nip: string | null): NonNullable<Intake['file']> {
  return {
    name,
    invoice: invoiceValues(facts, name, nip),
    formTitle: formTitle(facts, name),
    period: facts && ('unreadable' in facts || 'known_as' in facts ? ksefMonth(name) : periodOf(facts, name, nip)),
  };
}

/** The month a document belongs to where nobody said: the item's, the file's, else the oldest month that is still open, else the last one. */
export function guessPeriod({ company, item, file }: Intake, now: HookContext['scope']): string {
  return item?.period ?? file?.period ?? company?.open_period ?? addMonths(monthOf(todayOf(now)), -1);
}

/** What a document is called where nobody said. */
export function guessTitle({ item, file }: Intake): string | undefined {
  if (file?.formTitle) return file.formTitle;
  if (file?.invoice.number) return cut(`Faktura ${file.invoice.number}`, 200);
  const named = file && cut(file.name.replace(/\.[a-z0-9]{1,5}$/i, ''), 200);
  return item?.label ?? (named || undefined);
}
