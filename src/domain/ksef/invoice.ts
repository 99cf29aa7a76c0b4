import type { InvoiceKind } from './codes';
import type { Correction } from './correction';
import type { InvoiceExtra } from './extras';
import type { InvoiceLine } from './lines';
import type { AuthorizedParty, Buyer, Party, ThirdParty } from './parties';
import type { InvoicePayment } from './payment';
import type { RateTotal } from './rates';

/** An invoice as it states itself; every amount is hundredths of its currency (grosze when the currency is PLN). */
export interface Invoice {
  /** The schema it was written in, such as `FA (3)`. */
  form: string;
  /** The number in the schema's name as WariantFormularza repeats it. */
  variant: number | null;
  /** The name space of the root element. */
  namespace: string;
  schema_version: string | null;
  created_at: string | null;
  kind: InvoiceKind;
  kind_label: string;
  number: string;
  issue_date: string;
  issue_place: string | null;
  currency: string;
  /** Of an advance invoice: zlotys for one unit of its currency, a decimal as written; on others each line has its own. */
  exchange_rate: string | null;
  /** When delivered or done; null when it is the issue date or a period. */
  delivery_date: string | null;
  period_from: string | null;
  period_to: string | null;
  seller: Party;
  buyer: Buyer;
  third_parties: ThirdParty[];
  authorized_party: AuthorizedParty | null;
  rates: RateTotal[];
  net_amount: number;
  vat_amount: number;
  gross_amount: number;
  /** The provision by which the sale is exempt. */
  exemption_basis: string | null;
  cash_method: boolean;
  self_billing: boolean;
  reverse_charge: boolean;
  split_payment: boolean;
  margin_scheme: boolean;
  correction: Correction | null;
  /** Advance invoices a final one settles: their numbers, in KSeF or outside of it. */
  advances: string[];
  lines: InvoiceLine[];
  due_date: string | null;
  payment: InvoicePayment;
  extras: InvoiceExtra[];
}
