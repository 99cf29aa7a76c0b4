/** What of a company decides what it sends each month. */
export interface SenderProfile {
  vat_status: string | null;
  accounting_type: string | null;
  /** Has people in employment now. */
  employees: boolean;
}

/** One thing to be asked for. */
export interface UsualItem {
  label: string;
  document_type: 'sales_invoice' | 'purchase_invoice' | 'bank_statement' | 'z_report' | 'cash_report' | 'hr_file' | 'other';
  required: boolean;
}

const invoices: UsualItem[] = [
  { label: 'Faktury sprzedaży', document_type: 'sales_invoice', required: true },
  { label: 'Faktury kosztowe', document_type: 'purchase_invoice', required: true },
];
const statement = (required: boolean): UsualItem => ({
  label: 'Wyciąg bankowy za cały miesiąc',
  document_type: 'bank_statement',
  required,
});
const fiscal: UsualItem = { label: 'Raport miesięczny z kasy fiskalnej', document_type: 'z_report', required: false };
const staff: UsualItem = { label: 'Lista obecności i zmiany w zatrudnieniu', document_type: 'hr_file', required: true };

/** What a company of this profile usually sends for a month, the most needed first; the office's practice, no rule of law. */
export function usualList({ vat_status, accounting_type, employees }: SenderProfile): UsualItem[] {
  const people = employees || accounting_type === 'payroll_only' ? [staff] : [];
  if (accounting_type === 'payroll_only') return people;
  if (accounting_type === 'none') return [];
  const cash: UsualItem[] =
    accounting_type === 'full_books' ? [{ label: 'Raport kasowy', document_type: 'cash_report', required: false }] : [];
  const [sales] = invoices;
  const books = accounting_type === 'lump_sum_register' && vat_status !== 'active' && sales ? [sales] : invoices;
  return [...books, statement(accounting_type === 'full_books' || vat_status === 'active'), fiscal, ...cash, ...people];
}
