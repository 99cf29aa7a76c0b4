import { fromWarsaw, toWarsaw } from '../../../lib/dates';
import { checkKsefNumber } from '../../identifiers/ksefNumber';
import { found, get, isToken, problem, type RateLimit, type Reading, type RegisterRequest } from '../../registers/exchange';
import type { KsefEnvironment } from '../link';

/** API 2 of KSeF, asked in the client's context; `token` is the access token of a session with the right InvoiceRead. */
const HOSTS: Readonly<Record<KsefEnvironment, string>> = {
  prod: 'https://api.ksef.mf.gov.pl/v2',
  demo: 'https://api-demo.ksef.mf.gov.pl/v2',
  test: 'https://api-test.ksef.mf.gov.pl/v2',
};

/** How often one context may ask from one address by day: metadata, and single invoices; more from 20:00 to 06:00. */
export const KSEF_LIMITS: Readonly<Record<'metadata' | 'invoice', readonly RateLimit[]>> = {
  metadata: [
    { requests: 8, seconds: 1, verified: true },
    { requests: 16, seconds: 60, verified: true },
    { requests: 20, seconds: 3600, verified: true },
  ],
  invoice: [
    { requests: 8, seconds: 1, verified: true },
    { requests: 16, seconds: 60, verified: true },
    { requests: 64, seconds: 3600, verified: true },
  ],
};

/** The company as seller, buyer, third party or authorised party; each is asked about separately. */
export type KsefSide = 'Subject1' | 'Subject2' | 'Subject3' | 'SubjectAuthorized';

export interface MetadataQuery {
  side: KsefSide;
  /** Moments with an offset, `2026-11-01T00:00:00+01:00`; at most three months from the first to the second. */
  from: string;
  to: string | null;
  page: number;
  /** 10 to 250. */
  page_size: number;
}

const MOST_MONTHS = 3;

/** New invoices by the moment they were stored for good: nothing is missed between one query and the next. */
export function metadataRequest(query: MetadataQuery, token: string, where: KsefEnvironment = 'prod'): Reading<RegisterRequest> {
  const { side, from, to, page, page_size } = query;
  const wrong = wrongIn(query);
  if (wrong) return problem('invalid_request', wrong);
  if (!isToken(token)) return noToken();
  const body = {
    subjectType: side,
    dateRange: { dateType: 'PermanentStorage', from, to, restrictToPermanentStorageHwmDate: true },
  };
  return found({
    method: 'POST',
    url: `${HOSTS[where]}/invoices/query/metadata?sortOrder=Asc&pageOffset=${page}&pageSize=${page_size}`,
    headers: { accept: 'application/json', 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

function wrongIn({ from, to, page, page_size }: MetadataQuery): string | null {
  const begins = momentOf(from);
  const ends = momentOf(to ?? from);
  if (begins === null || ends === null) return 'Początek i koniec okresu to daty z godziną i strefą.';
  if (ends < begins) return 'Okres zapytania kończy się przed początkiem.';
  if (isLongerThan(MOST_MONTHS, begins, ends)) return `Okres zapytania ma najwyżej ${MOST_MONTHS} miesiące.`;
  if (!Number.isInteger(page) || page < 0) return 'Strony zapytania liczy się od zera.';
  return Number.isInteger(page_size) && page_size >= 10 && page_size <= 250 ? null : 'Strona zapytania ma od 10 do 250 faktur.';
}

/** The Warsaw wall clock of a moment with its offset; null when it is none. */
function momentOf(text: string): string | null {
  const instant = /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? fromWarsaw(text) : null;
  return instant && toWarsaw(instant);
}

function isLongerThan(months: number, begins: string, ends: string): boolean {
  const monthOf = (moment: string) => Number(moment.slice(0, 4)) * 12 + Number(moment.slice(5, 7));
  const apart = monthOf(ends) - monthOf(begins);
  return apart > months || (apart === months && ends.slice(8) > begins.slice(8));
}

const noToken = () => problem('unauthorized', 'Brakuje klucza dostępu do KSeF.');

/** One invoice as XML; the answer's header `x-ms-meta-hash` is its SHA-256. */
export function invoiceRequest(ksefNumber: string, token: string, where: KsefEnvironment = 'prod'): Reading<RegisterRequest> {
  const wrong = checkKsefNumber(ksefNumber);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  if (!isToken(token)) return noToken();
  return found(
    get(`${HOSTS[where]}/invoices/ksef/${ksefNumber}`, { accept: 'application/xml', authorization: `Bearer ${token}` }),
  );
}
