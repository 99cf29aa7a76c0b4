import { checkKsefNumber } from '../../identifiers/ksefNumber';
import { found, get, problem, type Reading, type RegisterRequest } from '../../registers/exchange';
import type { KsefEnvironment } from '../link';

/** API 2 of KSeF, asked in the client's context; `token` is the access token of a session with the right InvoiceRead. */
const HOSTS: Readonly<Record<KsefEnvironment, string>> = {
  prod: 'https://api.ksef.mf.gov.pl/v2',
  demo: 'https://api-demo.ksef.mf.gov.pl/v2',
  test: 'https://api-test.ksef.mf.gov.pl/v2',
};

/** How often one context may ask from one address: metadata, and single invoices. */
export const KSEF_LIMITS = {
  metadata: [
    { requests: 8, seconds: 1 },
    { requests: 16, seconds: 60 },
    { requests: 20, seconds: 3600 },
  ],
  invoice: [
    { requests: 8, seconds: 1 },
    { requests: 16, seconds: 60 },
    { requests: 64, seconds: 3600 },
  ],
} as const;

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

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** New invoices by the moment they were stored for good: nothing is missed between one query and the next. */
export function metadataRequest(query: MetadataQuery, token: string, where: KsefEnvironment = 'prod'): Reading<RegisterRequest> {
  const { side, from, to, page, page_size } = query;
  if (!MOMENT.test(from) || (to !== null && !MOMENT.test(to))) {
    return problem('invalid_request', 'Początek i koniec okresu to daty z godziną i strefą.');
  }
  if (page < 0 || page_size < 10 || page_size > 250)
    return problem('invalid_request', 'Strona zapytania ma od 10 do 250 faktur.');
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

/** One invoice as XML; the answer's header `x-ms-meta-hash` is its SHA-256. */
export function invoiceRequest(ksefNumber: string, token: string, where: KsefEnvironment = 'prod'): Reading<RegisterRequest> {
  const wrong = checkKsefNumber(ksefNumber);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  return found(
    get(`${HOSTS[where]}/invoices/ksef/${ksefNumber}`, { accept: 'application/xml', authorization: `Bearer ${token}` }),
  );
}
