import { describe, expect, test } from 'vitest';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { refusal } from '../refusal';
import { sample } from '../sample';

const rr = sample('fa-rr-faktura.xml');
const changed = (from: string | RegExp, to: string) => {
  expect(rr).toMatch(from);
  return readInvoice(rr.replace(from, to));
};
const says = (from: string | RegExp, to: string) => checkInvoice(changed(from, to)).map(({ message }) => message);

describe('an invoice of a flat-rate farmer', () => {
  test('says its number, days, parties and amounts, with the refund where VAT would stand', () => {
    expect(readInvoice(rr)).toMatchObject({
      form: 'FA_RR (1)',
      kind: 'VAT_RR',
      kind_label: 'faktura VAT RR',
      number: 'RR/10/2026/15',
      issue_date: '2026-10-29',
      delivery_date: '2026-10-28',
      issue_place: 'Przykładowo',
      seller: { nip: '7123456706' },
      buyer: { nip: '6342109878' },
      net_amount: 455_000,
      vat_amount: 31_750,
      gross_amount: 486_750,
      correction: null,
    });
  });

  test('has lines with class, rate of refund and refund', () => {
    const [apples, hay] = readInvoice(rr).lines;
    expect(apples).toMatchObject({ name: 'Jabłka przemysłowe', quality: 'klasa II', net: 435_000, vat: 30_450, rate: '7' });
    expect(apples?.delivery_date).toBe('2026-10-28');
    expect(hay).toMatchObject({ unit: 'szt.', quantity: '10', net_price: '20.00', rate: '6.5', gross: 21_300 });
  });

  test('is paid by transfer to the farmer, never to the account of the buyer itself', () => {
    const { payment, due_date } = readInvoice(rr);
    expect(payment).toMatchObject({ form: 'przelew', state: 'unpaid', due_amount: 486_750 });
    expect(payment.accounts.map(({ number }) => number)).toEqual(['37203000451110000000012340']);
    expect(due_date).toBeNull();
  });

  test('leaves to pay what its settlement says', () => {
    const settled = '<Rozliczenie><DoZaplaty>4000.00</DoZaplaty></Rozliczenie><Platnosc>';
    expect(changed('<Platnosc>', settled).payment.due_amount).toBe(400_000);
    const nothing = changed('<Platnosc>', settled.replace('4000.00', '0.00'));
    expect(nothing.payment).toMatchObject({ state: 'paid', due_amount: 0 });
  });

  test('by compensation leaves nothing to pay, unless its settlement says an amount', () => {
    const way = '<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>Kompensata</OpisPlatnosci>';
    const by = (more = '') =>
      readInvoice(rr.replace('<FormaPlatnosci>1</FormaPlatnosci>', way).replace('<Platnosc>', `${more}<Platnosc>`)).payment;
    expect(by()).toMatchObject({ form: 'Kompensata', state: 'paid', compensated: true, due_amount: 0 });
    const settled = by('<Rozliczenie><DoZaplaty>4000.00</DoZaplaty></Rozliczenie>');
    expect(settled).toMatchObject({ state: 'unpaid', due_amount: 400_000 });
  });

  test('tells its documents of payment, descriptions and footer', () => {
    expect(readInvoice(rr).extras).toEqual([
      { title: 'Dokumenty zapłaty', rows: [{ label: 'Dokument', text: 'WB/208, 2026-11-03' }], left: 0 },
      { title: 'Dodatkowe informacje', rows: [{ label: 'Kwit wagowy', text: '118' }], left: 0 },
      { title: 'Stopka', rows: [{ label: 'Informacja', text: 'Oświadczenie rolnika jest w aktach.' }], left: 0 },
    ]);
  });

  test('corrects an earlier one, whose KSeF number may begin with the buyer that issued it', () => {
    const of =
      '<DaneFaKorygowanej><DataWystFaKorygowanej>2026-10-01</DataWystFaKorygowanej><NrFaKorygowanej>RR/1</NrFaKorygowanej><NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>6342109878-20261001-0123456789AB-';
    const corrected = `<RodzajFaktury>KOR_VAT_RR</RodzajFaktury><TypKorekty>2</TypKorekty>${of}`;
    const invoice = changed('<RodzajFaktury>VAT_RR</RodzajFaktury>', `${corrected}00</NrKSeFFaKorygowanej></DaneFaKorygowanej>`);
    expect(invoice).toMatchObject({ kind: 'KOR_VAT_RR', correction: { of: [{ number: 'RR/1' }] } });
    expect(checkInvoice(invoice).map(({ message }) => message)).not.toContainEqual(expect.stringContaining('inny NIP'));
  });
});

describe('versions of the form', () => {
  const first = (text: string) =>
    text
      .replace('2026/03/06/14189', '2026/02/17/14164')
      .replace('"FA_RR (1)" wersjaSchemy="1-1E"', '"FA_RR(1)" wersjaSchemy="1-0E"');

  test('the first one, which wrote its name without a space, is read the same and told to be of the test environment', () => {
    const invoice = readInvoice(first(rr));
    expect(invoice).toEqual({
      ...readInvoice(rr),
      namespace: 'http://crd.gov.pl/wzor/2026/02/17/14164/',
      schema_version: '1-0E',
    });
    expect(checkInvoice(invoice, '2026-11-20').map(({ level, message }) => `${level}: ${message}`)).toEqual([
      'warning: Tej wersji wzoru FA_RR (1) używało tylko środowisko testowe KSeF: to może nie być prawdziwa faktura.',
    ]);
  });

  test.each([
    ['1', 'w dacie ujęcia faktury pierwotnej'],
    ['2', 'w dacie wystawienia korekty'],
    ['3', 'w innej dacie'],
    ['4', 'w dacie zwrotu całości lub części należności'],
  ])('effect %s of a correction', (code, words) => {
    const corrected = `<RodzajFaktury>KOR_VAT_RR</RodzajFaktury><TypKorekty>${code}</TypKorekty>`;
    expect(changed('<RodzajFaktury>VAT_RR</RodzajFaktury>', corrected).correction?.effect).toBe(words);
  });

  test('a later one is read as far as it is the same, and told of', () => {
    const later = rr.replace('"FA_RR (1)"', '"FA_RR (2)"').replace('<WariantFormularza>1', '<WariantFormularza>2');
    expect(checkInvoice(readInvoice(later), '2026-11-20').map(({ message }) => message)).toEqual([
      'Nieznany wzór faktury FA_RR (2): odczytane pola mogą być niepełne.',
    ]);
  });

  test.each([
    ['a field that it writes elsewhere', 'P_4C>', 'P_4D>'],
    ['a kind that is new', '>VAT_RR<', '>ZAL_VAT_RR<'],
    ['a field that may repeat in it', '<KodWaluty>PLN</KodWaluty>', '<KodWaluty>PLN</KodWaluty><KodWaluty>PLN</KodWaluty>'],
    ['another body', 'FakturaRR>', 'FakturaRolna>'],
  ])('a later one with %s is not read, and is no damaged file', (_what, from, to) => {
    const later = rr.replace('"FA_RR (1)"', '"FA_RR (2)"').replaceAll(from, to);
    expect(later).toContain(to);
    expect(refusal(() => readInvoice(later))).toBe('root: Wzoru FA_RR (2) jeszcze nie odczytujemy.');
  });

  test('what is no XML of it at all is refused as such, whatever form it says', () =>
    expect(refusal(() => readInvoice(rr.replace('"FA_RR (1)"', '"FA_RR (2)"').replace('</FakturaRR>', '')))).toMatch(
      /^malformed: /,
    ));
});

describe('what does not hold together', () => {
  test('nothing, in a sound one', () => expect(checkInvoice(readInvoice(rr), '2026-11-20')).toEqual([]));
  test('a total that is not the value with the refund', () =>
    expect(says('<P_12_1>4867.50<', '<P_12_1>4900.00<')).toEqual([
      expect.stringMatching(/^Należność ogółem 4.900,00 to nie suma wartości i zwrotu podatku: 4.867,50\.$/),
    ]));
  test('a refund that does not follow from its rate', () =>
    expect(says('<P_10>304.50<', '<P_10>340.50<')).toEqual([
      expect.stringMatching(/^Zwrot podatku 340,50 w wierszu 1 nie wynika/),
      expect.stringMatching(/^Wiersze \(zwrot podatku\) dają razem 353,50, a podsumowanie 317,50\.$/),
    ]));
  test('lines that come to another value', () =>
    expect(says('<P_8>200.00<', '<P_8>300.00<')).toContainEqual(expect.stringMatching(/^Wiersze \(wartość\)/)));
});

describe('a form that is not what it says', () => {
  test.each([
    ['<P_11_2>317.50</P_11_2>', '', 'content: W pliku brakuje pola FakturaRR/P_11_2.'],
    ['<P_4C>RR/10/2026/15</P_4C>', '', 'content: W pliku brakuje pola FakturaRR/P_4C.'],
    ['>VAT_RR<', '>VAT<', 'content: Pole FakturaRR/RodzajFaktury: nieznany rodzaj „VAT”.'],
    ['>FA_RR<', '>FA<', 'content: W pliku brakuje pola Fa.'],
    ['</FakturaRR>', '</FakturaRR><Fa/>', 'content: Plik ma naraz części FakturaRR i Fa.'],
  ])('%s as %s is refused', (from, to, reason) => expect(refusal(() => changed(from, to))).toBe(reason));
});
