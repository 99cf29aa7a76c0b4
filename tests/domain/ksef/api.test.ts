import { describe, expect, test } from 'vitest';
import { readMetadata } from '../../../src/domain/ksef/api/metadata';
import { invoiceRequest, type MetadataQuery, metadataRequest } from '../../../src/domain/ksef/api/requests';
import { sample, sampleJson } from '../sample';

const answered = (body: string, status = 200, headers = {}) => ({ status, headers, body });
const query: MetadataQuery = { side: 'Subject2', from: '2026-11-01T00:00:00+01:00', to: null, page: 0, page_size: 250 };

describe('requests', () => {
  test('a query for new invoices is the recorded one', () => {
    const request = metadataRequest(query, 'token');
    if (!request.ok) throw new Error(request.problem.message);
    expect(request.value).toMatchObject({
      method: 'POST',
      url: 'https://api.ksef.mf.gov.pl/v2/invoices/query/metadata?sortOrder=Asc&pageOffset=0&pageSize=250',
      headers: { accept: 'application/json', authorization: 'Bearer token', 'content-type': 'application/json' },
    });
    expect(JSON.parse(request.value.body ?? '')).toEqual(sampleJson('ksef-query-metadata-request.json'));
  });

  test.each<[Partial<MetadataQuery>, string]>([
    [{ from: '2026-11-01' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ to: '2026-11-01 00:00' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ from: '2026-11-01T00:00:00' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ from: '2026-11-01 00:00:00Z' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ from: '2026-11-01T00:00:00+0100' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ from: '2026-02-30T00:00:00Z' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ from: 'x2026-11-01T00:00:00Z' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ from: '2026-11-01T00:00:00Zx' }, 'Początek i koniec okresu to daty z godziną i strefą.'],
    [{ to: '2026-10-31T23:59:59+01:00' }, 'Okres zapytania kończy się przed początkiem.'],
    [{ to: '2027-02-01T00:00:01+01:00' }, 'Okres zapytania ma najwyżej 3 miesiące.'],
    [{ to: '2027-03-01T00:00:00+01:00' }, 'Okres zapytania ma najwyżej 3 miesiące.'],
    [{ from: '2100-11-01T00:00:00Z', to: '2100-10-01T00:00:00Z' }, 'Okres zapytania kończy się przed początkiem.'],
    [{ page: -1 }, 'Strony zapytania liczy się od zera.'],
    [{ page: 0.5 }, 'Strony zapytania liczy się od zera.'],
    [{ page: Number.NaN }, 'Strony zapytania liczy się od zera.'],
    [{ page_size: 10.5 }, 'Strona zapytania ma od 10 do 250 faktur.'],
    [{ page_size: 9 }, 'Strona zapytania ma od 10 do 250 faktur.'],
    [{ page_size: 251 }, 'Strona zapytania ma od 10 do 250 faktur.'],
  ])('%o is refused', (change, message) => {
    expect(metadataRequest({ ...query, ...change }, 'token')).toMatchObject({
      ok: false,
      problem: { code: 'invalid_request', message },
    });
  });

  test('the smallest page, an end and other environments', () => {
    expect(metadataRequest({ ...query, to: '2026-11-02T00:00:00.5Z', page: 3, page_size: 10 }, 't', 'test')).toMatchObject({
      value: { url: 'https://api-test.ksef.mf.gov.pl/v2/invoices/query/metadata?sortOrder=Asc&pageOffset=3&pageSize=10' },
    });
    expect(invoiceRequest('1234563218-20261105-0123456789AB-57', 't', 'demo')).toEqual({
      ok: true,
      value: {
        method: 'GET',
        url: 'https://api-demo.ksef.mf.gov.pl/v2/invoices/ksef/1234563218-20261105-0123456789AB-57',
        headers: { accept: 'application/xml', authorization: 'Bearer t' },
        body: null,
      },
    });
    expect(invoiceRequest('../auth', 't')).toMatchObject({
      problem: { code: 'invalid_number', message: 'Numer KSeF ma postać NIP-RRRRMMDD-XXXXXXXXXXXX-XX.' },
    });
    expect(invoiceRequest('1234563218-20261105-0123456789AB-57', 't')).toMatchObject({
      value: { url: 'https://api.ksef.mf.gov.pl/v2/invoices/ksef/1234563218-20261105-0123456789AB-57' },
    });
  });

  test('three months to the second, and moments that other clocks write otherwise', () => {
    expect(metadataRequest({ ...query, to: '2027-02-01T00:00:00+01:00' }, 't').ok).toBe(true);
    expect(metadataRequest({ ...query, to: '2026-10-31T23:00:00Z' }, 't').ok).toBe(true);
    expect(metadataRequest({ ...query, from: '2026-11-30T12:00:00Z', to: '2027-02-28T12:00:00.123Z' }, 't').ok).toBe(true);
    expect(metadataRequest({ ...query, to: '2026-12-31T23:59:59+01:00' }, 't').ok).toBe(true);
  });

  test.each(['', 'a b', 'a\r\nhost: x'])('the token „%s” is no token', (token) => {
    const missing = { ok: false, problem: { code: 'unauthorized', message: 'Brakuje klucza dostępu do KSeF.' } };
    expect(metadataRequest(query, token)).toMatchObject(missing);
    expect(invoiceRequest('1234563218-20261105-0123456789AB-57', token)).toMatchObject(missing);
  });
});

describe('answers', () => {
  const page = sample('ksef-query-metadata.json');

  test('a page of invoices, amounts in whole grosze', () => {
    expect(readMetadata(answered(page))).toEqual({
      ok: true,
      value: {
        complete_until: '2026-11-20T08:10:00.000+01:00',
        next: null,
        invoices: [
          {
            ksef_number: '1234563218-20261105-0123456789AB-57',
            number: 'FV/2026/11/0007',
            issue_date: '2026-11-05',
            accepted_at: '2026-11-05T10:15:02.000+01:00',
            stored_at: '2026-11-05T10:15:05.000+01:00',
            seller_nip: '1234563218',
            seller_name: 'Biuro Rachunkowe Przykład sp. z o.o.',
            buyer_id_kind: 'Nip',
            buyer_id: '8567346215',
            buyer_name: 'Żółta Łódź Jan Testowy',
            net_amount: 185_000,
            vat_amount: 35_300,
            gross_amount: 220_300,
            currency: 'PLN',
            kind: 'Vat',
            offline: false,
            self_billing: false,
            has_attachment: false,
            hash: 'O53bGs3HoT8KfXagJ25FbYrHILQjja0lXmuvAerMeEU=',
          },
        ],
      },
    });
  });

  test('amounts that a hundredfold would spoil come out exact', () => {
    const amount = (written: string) => {
      const reading = readMetadata(answered(page.replace('2203.0', written)));
      return reading.ok ? reading.value.invoices[0]?.gross_amount : undefined;
    };
    expect([amount('1.15'), amount('-4.35'), amount('90071992547.41'), amount('1e30'), amount('0.001'), amount('"1"')]).toEqual([
      115,
      -435,
      9_007_199_254_741,
      null,
      null,
      null,
    ]);
  });

  test('where to ask on', () => {
    const next = (more: boolean, cut: boolean, body = page) => {
      const reading = readMetadata(
        answered(body.replace('"hasMore": false', `"hasMore": ${more}`).replace('"isTruncated": false', `"isTruncated": ${cut}`)),
      );
      return reading.ok ? reading.value.next : undefined;
    };
    expect(next(true, false)).toBe('page');
    expect(next(true, true)).toEqual({ from: '2026-11-05T10:15:05.000+01:00' });
    expect(next(false, true)).toBeNull();
    const unplaced = page.replace(/"permanentStorageDate": ".*?"/, '"permanentStorageDate": null');
    for (const body of [unplaced, '{"hasMore": false, "isTruncated": false, "invoices": []}'])
      expect(next(true, true, body)).toBeUndefined();
    expect(next(true, false, unplaced)).toBe('page');
  });

  test('marks of an invoice, and records without a number are left out', () => {
    const body = page
      .replace('Online', 'Offline')
      .replace('"isSelfInvoicing": false', '"isSelfInvoicing": true')
      .replace('"hasAttachment": false', '"hasAttachment": true');
    expect(readMetadata(answered(body))).toMatchObject({
      value: { invoices: [{ offline: true, self_billing: true, has_attachment: true }] },
    });
    expect(readMetadata(answered('{"hasMore":false,"invoices":[{"ksefNumber":"1"},{"invoiceNumber":"1"},7]}'))).toMatchObject({
      value: { invoices: [] },
    });
  });

  test('too many requests say how long to wait', () => {
    expect(readMetadata(answered(sample('ksef-error-429.json'), 429, { 'retry-after': '30' }))).toEqual({
      ok: false,
      problem: {
        code: 'too_many',
        message: 'KSeF przyjmuje teraz zbyt wiele zapytań; spróbuj później.',
        detail: 'Too Many Requests: Przekroczono limit 20 żądań na godzinę. Spróbuj ponownie za 30 sekund.',
        retry: true,
        retry_after: 30,
      },
    });
    expect(readMetadata(answered('', 401))).toMatchObject({ problem: { code: 'unauthorized', detail: 'HTTP 401' } });
    expect(readMetadata(answered('{"status":{"details":["A","B"]}}', 400))).toMatchObject({ problem: { detail: 'A: B' } });
    for (const body of ['', '{"hasMore":"nie","invoices":[]}', '{"hasMore":false}'])
      expect(readMetadata(answered(body))).toMatchObject({
        problem: { code: 'unreadable', message: 'Odpowiedzi rejestru nie da się odczytać (KSeF).' },
      });
  });
});
