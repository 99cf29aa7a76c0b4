import { resources } from '../../../resources';
import { usualList } from '../../domain/documents/usualList';
import { addDays, formatMonth } from '../../lib/dates';
import type { RecordOf, Resource } from '../../schema';
import { blank } from '../../schema/validate';
import type { Company } from './companies';
import { type Chance, idOf } from './random';
import { type Document, document } from './work';

type Request = RecordOf<(typeof resources)['document-requests']>;
type Item = RecordOf<(typeof resources)['document-request-items']>;
type Template = RecordOf<(typeof resources)['document-request-templates']>;
type Declaration = RecordOf<(typeof resources)['month-declarations']>;

export interface Paperwork {
  documents: Document[];
  'document-requests': Request[];
  'document-request-items': Item[];
  'document-request-templates': Template[];
  'month-declarations': Declaration[];
  [resource: string]: readonly object[];
}
interface Office {
  companies: readonly Company[];
  documents: readonly Document[];
  today: string;
  month: string;
}

/** A document that came back says why. */
const returned = { return_reason: 'missing_page', return_note: 'Brakuje drugiej strony.' } as const;

/** Requests for the last month with their items and what came for them, the office's own list, and months declared complete. */
export function paperwork(luck: Chance, moment: number, { companies, documents, today, month }: Office): Paperwork {
  const made: Paperwork = {
    documents: documents.map((one) => (one.status === 'returned' ? { ...one, ...returned } : one)),
    'document-requests': [],
    'document-request-items': [],
    'document-request-templates': [template(luck, moment)],
    'month-declarations': [],
  };
  for (const [nth, company] of companies.entries()) {
    if (nth < 3) forClient(luck, moment, company, month, made.documents);
    if (nth === 0) fromKsef(luck, moment, company, month, made.documents);
    if (nth === companies.length - 1) made['month-declarations'].push(declaration(luck, moment, company, month, today));
    else if (nth < 3 || luck.yes(0.4)) request(luck, moment, company, { today, month, nth }, made);
    else if (luck.yes(0.3)) made['month-declarations'].push(declaration(luck, moment, company, month, today));
  }
  const first = new Set(companies.slice(0, 3).map(({ id }) => id));
  // Those with files came first, so that the queue begins with them.
  const early = new Date(`${addDays(today, -6)}T08:00:00Z`);
  return {
    ...made,
    documents: made.documents.map((one) => (first.has(one.company_id) ? { ...one, created_at: early as never } : one)),
  };
}

const started = <Record>(name: keyof typeof resources, luck: Chance, moment: number) =>
  ({ ...blank(resources[name] as Resource), id: idOf(luck, moment), version: 1 }) as unknown as Record;

function request(
  luck: Chance,
  moment: number,
  company: Company,
  { today, month, nth }: { today: string; month: string; nth: number },
  made: Paperwork,
): void {
  const asked = usualList({ ...company, employees: true });
  const due_date = addDays(today, nth < 3 ? 3 : luck.whole(-6, 8));
  const standing = asked.map(({ required }, at) => {
    if (nth < 3) return at === 0 ? 'uploaded' : 'missing';
    return luck.weighted({ uploaded: 45, missing: 45, ...(required ? {} : { not_applicable: 30 }) });
  });
  const needed = asked.flatMap(({ required }, at) => (required ? [standing[at]] : []));
  const complete = needed.every((status) => status !== 'missing');
  const some = standing.some((status) => status !== 'missing');
  const status = complete ? 'complete' : due_date < today ? 'overdue' : some ? 'partial' : 'sent';
  const one: Request = {
    ...started<Request>('document-requests', luck, moment),
    title: `Dokumenty za ${formatMonth(month)}`,
    company_id: company.id,
    period: month,
    due_date,
    created_from: 'rule',
    message: nth < 3 ? 'Dzień dobry, prosimy o komplet dokumentów za miniony miesiąc. Wystarczą wyraźne zdjęcia.' : null,
    status,
    sent_at: `${addDays(due_date, -7)} 09:10:00`,
    completed_at: complete ? `${addDays(due_date, -1)} 12:00:00` : null,
  };
  made['document-requests'].push(one);
  for (const [at, { label, document_type, required }] of asked.entries()) {
    const item: Item = {
      ...started<Item>('document-request-items', luck, moment),
      request_id: one.id,
      company_id: company.id,
      period: month,
      label,
      document_type,
      required,
      sent: true,
      open: !complete,
      status: standing[at] ?? 'missing',
      note: standing[at] === 'not_applicable' ? 'W tym miesiącu nie było' : null,
    };
    made['document-request-items'].push(item);
    if (item.status === 'uploaded')
      made.documents.push({
        ...document(luck, moment, company, month),
        document_type: document_type === 'other' ? 'other' : document_type,
        title: label,
        request_item_id: item.id,
        source: 'mobile',
        status: 'new',
      });
  }
}

/** Nothing is known of it yet. */
const plain = {
  number: null,
  issue_date: null,
  counterparty_name: null,
  counterparty_nip: null,
  net_amount: null,
  vat_amount: null,
  gross_amount: null,
  paid: null,
};

/** Documents that wait for their XML files: invoices to be checked, and what the office filed. */
function fromKsef(luck: Chance, moment: number, company: Company, month: string, documents: Document[]): void {
  const one = (title: string, more: Partial<Document>) =>
    documents.push({ ...document(luck, moment, company, month), ...plain, title, ...more });
  const received = { direction: 'from_client', source: 'ksef', status: 'new' } as const;
  const filed = { direction: 'to_client', source: 'generated', status: 'accepted' } as const;
  one('Zakup z KSeF', { ...received, document_type: 'purchase_invoice' });
  one('Korekta z KSeF', { ...received, document_type: 'correction' });
  one('Energia z KSeF', { ...received, document_type: 'purchase_invoice' });
  one('JPK_V7M', { ...filed, document_type: 'jpk' });
  one('UPO z KSeF', { ...filed, document_type: 'upo' });
}

/** What the office gave: one to be confirmed, and one that came back. */
function forClient(luck: Chance, moment: number, company: Company, month: string, documents: Document[]): void {
  const one = () => document(luck, moment, company, month);
  documents.push(
    {
      ...one(),
      ...plain,
      title: 'Polityka rozliczania kosztów 2026',
      document_type: 'report',
      direction: 'to_client',
      confirmation_required: true,
      status: 'to_confirm',
      source: 'generated',
    },
    {
      ...one(),
      ...plain,
      title: 'Paragon za paliwo',
      document_type: 'receipt',
      status: 'returned',
      source: 'mobile',
      return_reason: 'unreadable',
      return_note: 'Nie widać NIP ani daty. Prosimy o zdjęcie całego paragonu przy dobrym świetle.',
    },
  );
}

function template(luck: Chance, moment: number): Template {
  const asked = (label: string, document_type: 'inventory' | 'asset' | 'vehicle' | 'other', required: boolean) => ({
    label,
    document_type,
    required,
    quantity_expected: null,
  });
  return {
    ...started<Template>('document-request-templates', luck, moment),
    name: 'Zamknięcie roku',
    message: 'Prosimy o dokumenty potrzebne do zamknięcia roku.',
    accounting_types: ['kpir', 'full_books'],
    items: [
      asked('Spis z natury na 31 grudnia', 'inventory', true),
      asked('Zakupione środki trwałe', 'asset', false),
      asked('Ewidencja przebiegu pojazdu', 'vehicle', false),
      asked('Potwierdzenia sald', 'other', false),
    ],
    active: true,
  };
}

function declaration(luck: Chance, moment: number, company: Company, month: string, today: string): Declaration {
  return {
    ...started<Declaration>('month-declarations', luck, moment),
    company_id: company.id,
    period: month,
    declared_at: `${addDays(today, -luck.whole(1, 10))} 18:42:00`,
    status: 'declared',
  };
}
