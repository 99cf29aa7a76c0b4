import { describe, expect, test } from 'vitest';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { openInvoice, readInvoice } from '../../../src/domain/ksef/readInvoice';
import { refusal } from '../refusal';
import { sample } from '../sample';

const vat = sample('fa3-faktura-vat.xml');
const correction = sample('fa3-faktura-korygujaca.xml');
const euro = sample('fa3-faktura-eur-zaplacona.xml');

/** The invoice with something else in it. */
const changed = (from: string | RegExp, to: string, source = vat) => {
  expect(source).toMatch(from);
  return readInvoice(source.replace(from, to));
};
const inFa = (xml: string, source = vat) => changed('<RodzajFaktury>', `${xml}<RodzajFaktury>`, source);
const inPayment = (xml: string) => changed('<TerminPlatnosci>', `${xml}<TerminPlatnosci>`).payment;

describe('an ordinary invoice', () => {
  const read = () => readInvoice(vat);

  test('says what it is, its number, dates and currency', () => {
    expect(read()).toMatchObject({
      form: 'FA (3)',
      variant: 3,
      namespace: 'http://crd.gov.pl/wzor/2025/06/25/13775/',
      schema_version: '1-0E',
      created_at: '2026-11-05 10:15:00',
      kind: 'VAT',
      kind_label: 'faktura',
      number: 'FV/2026/11/0007',
      issue_date: '2026-11-05',
      issue_place: 'Warszawa',
      delivery_date: '2026-10-31',
      period_from: null,
      period_to: null,
      currency: 'PLN',
      due_date: '2026-11-19',
      correction: null,
      advances: [],
      exemption_basis: 'art. 43 ust. 1 pkt 29 ustawy o VAT',
    });
  });

  test('names both parties', () => {
    const invoice = read();
    expect(invoice.seller).toEqual({
      nip: '1234563218',
      vat_eu: null,
      foreign_id: null,
      name: 'Biuro Rachunkowe Przykład sp. z o.o.',
      country: 'PL',
      address: 'ul. Przykładowa 1/2, 00-001 Warszawa',
      email: 'biuro@example.com',
      phone: null,
    });
    expect(invoice.buyer).toMatchObject({ nip: '8567346215', name: 'Żółta Łódź Jan Testowy', email: null });
  });

  test('sums up net, VAT and gross by rate in whole grosze', () => {
    const invoice = read();
    expect(invoice.rates).toEqual([
      { rate: '23', label: '23%', net: 150_000, vat: 34_500, gross: 184_500, vat_pln: null },
      { rate: '8', label: '8%', net: 10_000, vat: 800, gross: 10_800, vat_pln: null },
      { rate: 'zw', label: 'zwolnione', net: 25_000, vat: 0, gross: 25_000, vat_pln: null },
    ]);
    expect([invoice.net_amount, invoice.vat_amount, invoice.gross_amount]).toEqual([185_000, 35_300, 220_300]);
  });

  test('lists its lines with quantities and prices as written', () => {
    const invoice = read();
    expect(invoice.lines).toHaveLength(4);
    expect(invoice.lines[1]).toEqual({
      number: 2,
      name: 'Obsługa kadrowo-płacowa (6 os.)',
      unit: 'os.',
      quantity: '6',
      net_price: '50.00',
      gross_price: null,
      discount: null,
      net: 30_000,
      gross: null,
      vat: null,
      rate: '23',
      delivery_date: null,
      exchange_rate: null,
      gtu: null,
      procedure: null,
      annex_15: false,
      before_correction: false,
    });
  });

  test('is to be paid by transfer to the account it gives', () => {
    expect(read().payment).toEqual({
      state: 'unpaid',
      paid_on: null,
      due_date: '2026-11-19',
      due_dates: ['2026-11-19'],
      due_terms: [],
      form: 'przelew',
      parts: [],
      accounts: [{ number: '62114000001234567890123456', swift: null, bank: 'Bank Testowy', factor: false }],
      link: null,
      ksef_payment_id: null,
      discount_terms: null,
      due_amount: 220_300,
    });
  });
});

test('a correction says what it corrects, why and from when, and how the lines stood before', () => {
  const invoice = readInvoice(correction);
  expect(invoice.kind_label).toBe('faktura korygująca');
  expect(invoice.gross_amount).toBe(-36_900);
  expect(invoice.payment.due_amount).toBe(-36_900);
  expect(invoice.correction).toEqual({
    reason: 'Błędna liczba osób',
    effect: 'w dacie wystawienia korekty',
    period: null,
    of: [{ number: 'FV/2026/11/0007', issue_date: '2026-11-05', ksef_number: '1234563218-20261105-0123456789AB-57' }],
    corrected_number: null,
    seller_before: null,
    buyers_before: [],
    gross_before: null,
  });
  expect(invoice.lines.map(({ net, before_correction }) => [net, before_correction])).toEqual([
    [30_000, true],
    [0, false],
  ]);
});

test('an invoice to Germany has a VAT-UE number, euros and reverse charge, and is paid', () => {
  const invoice = readInvoice(euro);
  expect(invoice.buyer).toMatchObject({
    nip: null,
    vat_eu: 'DE123456789',
    country: 'DE',
    address: 'Musterstrasse 1, 10115 Berlin',
  });
  expect(invoice).toMatchObject({
    currency: 'EUR',
    gross_amount: 90_000,
    vat_amount: 0,
    reverse_charge: true,
    self_billing: false,
  });
  expect(invoice.rates).toMatchObject([{ rate: 'np II', net: 90_000, vat: 0 }]);
  expect(invoice.payment).toMatchObject({ state: 'paid', paid_on: '2026-11-05', due_date: null, due_amount: 0 });
});

describe('fields the samples lack', () => {
  test('every rate of the schema has its place', () => {
    const all = ['1', '2', '3', '4', '5'].map(
      (n) => `<P_13_${n}>1.00</P_13_${n}><P_14_${n}>0.10</P_14_${n}><P_14_${n}W>0.40</P_14_${n}W>`,
    );
    const rest = ['6_1', '6_2', '6_3', '7', '8', '9', '10', '11'].map((n) => `<P_13_${n}>2.00</P_13_${n}>`);
    const invoice = changed(/<P_13_1>[\s\S]*<\/P_13_7>/, all.join('') + rest.join(''));
    expect(invoice.rates.map(({ rate, net, vat, vat_pln }) => `${rate}: ${net} ${vat} ${vat_pln}`)).toEqual([
      '23: 100 10 40',
      '8: 100 10 40',
      '5: 100 10 40',
      'taxi: 100 10 40',
      'oss: 100 10 40',
      '0 KR: 200 0 null',
      '0 WDT: 200 0 null',
      '0 EX: 200 0 null',
      'zw: 200 0 null',
      'np I: 200 0 null',
      'np II: 200 0 null',
      'oo: 200 0 null',
      'marża: 200 0 null',
    ]);
    expect([invoice.net_amount, invoice.vat_amount]).toEqual([2100, 50]);
  });

  test('a period instead of a day', () => {
    const invoice = changed(
      '<P_6>2026-10-31</P_6>',
      '<OkresFa><P_6_Od>2026-10-01</P_6_Od><P_6_Do>2026-10-31Z</P_6_Do></OkresFa>',
    );
    expect(invoice).toMatchObject({ delivery_date: null, period_from: '2026-10-01', period_to: '2026-10-31' });
  });

  test('marks of cash method, self-billing, split payment and margin', () => {
    expect(changed('<P_16>2', '<P_16>1').cash_method).toBe(true);
    expect(changed('<P_17>2', '<P_17>1').self_billing).toBe(true);
    expect(changed('<P_18A>2', '<P_18A>1').split_payment).toBe(true);
    expect(changed('<P_PMarzyN>1</P_PMarzyN>', '<P_PMarzy>1</P_PMarzy>').margin_scheme).toBe(true);
    const plain = readInvoice(vat);
    expect([plain.cash_method, plain.self_billing, plain.split_payment, plain.margin_scheme, plain.reverse_charge]).toEqual(
      Array(5).fill(false),
    );
  });

  test.each(['P_19A', 'P_19B', 'P_19C'])('an exemption based on %s', (field) => {
    expect(changed(/<P_19A>.*<\/P_19A>/, `<${field}>podstawa</${field}>`).exemption_basis).toBe('podstawa');
  });

  test('a buyer that is a unit of a local government or a member of a VAT group', () => {
    const marks = (jst: string, gv: string) => {
      const { local_government, vat_group } = changed(/<JST>2<\/JST>\s*<GV>2/, `<JST>${jst}</JST><GV>${gv}`).buyer;
      return [local_government, vat_group];
    };
    expect([marks('1', '2'), marks('2', '1')]).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('who is authorised to issue it, and a unit known by a number within the taxpayer', () => {
    const invoice = changed(
      '<Fa>',
      '<Podmiot3><DaneIdentyfikacyjne><IDWew>5265877635-12345</IDWew></DaneIdentyfikacyjne><Rola>8</Rola></Podmiot3><PodmiotUpowazniony><DaneIdentyfikacyjne><NIP>5265877635</NIP><Nazwa>Komornik</Nazwa></DaneIdentyfikacyjne><DaneKontaktowe><EmailPU>k@example.com</EmailPU><TelefonPU>222</TelefonPU></DaneKontaktowe><RolaPU>2</RolaPU></PodmiotUpowazniony><Fa>',
    );
    expect(invoice.third_parties).toMatchObject([{ nip: null, internal_id: '5265877635-12345' }]);
    expect(invoice.authorized_party).toMatchObject({
      nip: '5265877635',
      name: 'Komornik',
      role: 'komornik sądowy',
      email: 'k@example.com',
      phone: '222',
    });
    expect(readInvoice(vat).authorized_party).toBeNull();
  });

  test('rates of exchange, of an advance and of a line', () => {
    const invoice = changed('<P_12>np II</P_12>', '<P_12>np II</P_12><KursWaluty>4.2512</KursWaluty>', euro);
    expect([invoice.exchange_rate, invoice.lines[0]?.exchange_rate]).toEqual([null, '4.2512']);
    expect(inFa('<KursWalutyZ>4.250001</KursWalutyZ>').exchange_rate).toBe('4.250001');
  });

  test('tax stated without its net', () => {
    const invoice = changed(/<P_13_1>.*<\/P_13_1>/, '');
    expect(invoice.rates[0]).toEqual({ rate: '23', label: '23%', net: 0, vat: 34_500, gross: 34_500, vat_pln: null });
  });

  test('third parties with their role, by code or in words', () => {
    const third = (role: string) =>
      `<Podmiot3><DaneIdentyfikacyjne><NIP>5265877635</NIP><Nazwa>Szkoła nr 1</Nazwa></DaneIdentyfikacyjne>${role}</Podmiot3>`;
    const invoice = changed(
      '<Fa>',
      `${third('<Rola>2</Rola>')}${third('<RolaInna>1</RolaInna><OpisRoli>pośrednik</OpisRoli>')}<Fa>`,
    );
    expect(invoice.third_parties.map(({ role, nip, name, address }) => [role, nip, name, address])).toEqual([
      ['odbiorca', '5265877635', 'Szkoła nr 1', null],
      ['pośrednik', '5265877635', 'Szkoła nr 1', null],
    ]);
  });

  test('a buyer from outside of the Union, and contacts spread over several', () => {
    const invoice = changed(
      /<KodUE>[\s\S]*<\/NrVatUE>/,
      '<KodKraju>US</KodKraju><NrID>12-3456789</NrID>',
      euro.replace(
        '<JST>',
        '<DaneKontaktowe><Telefon>111</Telefon></DaneKontaktowe><DaneKontaktowe><Email>b@example.com</Email></DaneKontaktowe><JST>',
      ),
    );
    expect(invoice.buyer).toMatchObject({
      foreign_id: '12-3456789',
      vat_eu: null,
      country: 'DE',
      email: 'b@example.com',
      phone: '111',
    });
    const taxedElsewhere = changed(
      /<KodUE>[\s\S]*<\/NrVatUE>/,
      '<KodKraju>US</KodKraju><NrID>12-3456789</NrID>',
      euro.replace(/<Adres>\s*<KodKraju>DE[\s\S]*?<\/Adres>/, ''),
    );
    expect(taxedElsewhere.buyer.country).toBe('US');
    expect(changed('<KodUE>DE</KodUE>', '', euro).buyer.vat_eu).toBe('123456789');
    const noAddress = changed(/<Adres>\s*<KodKraju>DE[\s\S]*?<\/Adres>/, '', euro);
    expect(noAddress.buyer).toMatchObject({ country: 'DE', address: null });
  });

  test('a buyer in a store gives nothing', () => {
    const invoice = changed(
      /<Podmiot2>[\s\S]*<\/Podmiot2>/,
      '<Podmiot2><DaneIdentyfikacyjne><BrakID>1</BrakID></DaneIdentyfikacyjne></Podmiot2>',
    );
    const { local_government, vat_group, ...said } = invoice.buyer;
    expect([local_government, vat_group]).toEqual([false, false]);
    expect(Object.values(said)).toEqual(Array(8).fill(null));
  });

  test('a final invoice names the advances it settles, in KSeF and outside of it', () => {
    const invoice = inFa(
      '<FakturaZaliczkowa><NrKSeFFaZaliczkowej>1234563218-20261105-0123456789AB-57</NrKSeFFaZaliczkowej></FakturaZaliczkowa><FakturaZaliczkowa><NrKSeFZN>1</NrKSeFZN><NrFaZaliczkowej>ZAL/1</NrFaZaliczkowej></FakturaZaliczkowa>',
    );
    expect(invoice.advances).toEqual(['1234563218-20261105-0123456789AB-57', 'ZAL/1']);
    expect(
      inFa('<FakturaZaliczkowa/><ZaliczkaCzesciowa><NrFaZaliczkowej>A</NrFaZaliczkowej></ZaliczkaCzesciowa>').advances,
    ).toEqual([]);
  });

  test('a correction of a name, of a number, of a whole period', () => {
    const party = '<DaneIdentyfikacyjne><NIP>5265877635</NIP><Nazwa>Dawna nazwa</Nazwa></DaneIdentyfikacyjne>';
    const invoice = inFa(
      `<OkresFaKorygowanej>2026</OkresFaKorygowanej><NrFaKorygowany>FV/1</NrFaKorygowany><Podmiot1K>${party}</Podmiot1K><Podmiot2K>${party}</Podmiot2K><Podmiot2K>${party}</Podmiot2K><P_15ZK>12.30</P_15ZK>`,
      correction
        .replace(/<TypKorekty>.*<\/TypKorekty>/, '')
        .replace(
          /<DaneFaKorygowanej>[\s\S]*<\/DaneFaKorygowanej>/,
          '<DaneFaKorygowanej><DataWystFaKorygowanej>2026-11-05</DataWystFaKorygowanej><NrFaKorygowanej>A</NrFaKorygowanej><NrKSeFN>1</NrKSeFN></DaneFaKorygowanej>',
        ),
    );
    expect(invoice.correction).toMatchObject({ period: '2026', corrected_number: 'FV/1', effect: null, gross_before: 1230 });
    expect(invoice.correction?.seller_before?.name).toBe('Dawna nazwa');
    expect(invoice.correction?.buyers_before).toHaveLength(2);
    expect(invoice.correction?.of).toEqual([{ number: 'A', issue_date: '2026-11-05', ksef_number: null }]);
  });

  test('lines with gross prices, discounts, dates, GTU and procedures', () => {
    const line =
      '<FaWiersz><NrWierszaFa>9</NrWierszaFa><P_6A>2026-10-02</P_6A><P_8B>1.5</P_8B><P_9B>12.34567891</P_9B><P_10>0.5</P_10><P_11A>18.52</P_11A><P_11Vat>3.46</P_11Vat><P_12_XII>19</P_12_XII><P_12_Zal_15>1</P_12_Zal_15><GTU>GTU_06</GTU><Procedura>TP</Procedura></FaWiersz>';
    expect(inFa(line).lines.find(({ number }) => number === 9)).toMatchObject({
      name: null,
      quantity: '1.5',
      gross_price: '12.34567891',
      discount: '0.5',
      net: null,
      gross: 1852,
      vat: 346,
      rate: '19',
      delivery_date: '2026-10-02',
      gtu: 'GTU_06',
      procedure: 'TP',
      annex_15: true,
    });
  });
});

describe('payment', () => {
  const part =
    '<ZaplataCzesciowa><KwotaZaplatyCzesciowej>200.30</KwotaZaplatyCzesciowej><DataZaplatyCzesciowej>2026-11-06</DataZaplatyCzesciowej></ZaplataCzesciowa>';

  test('in part leaves the rest due', () => {
    const payment = inPayment(`<ZnacznikZaplatyCzesciowej>1</ZnacznikZaplatyCzesciowej>${part}${part}`);
    expect(payment).toMatchObject({ state: 'partly_paid', paid_on: null, due_amount: 220_300 - 40_060 });
    expect(payment.parts).toEqual([
      { amount: 20_030, paid_on: '2026-11-06' },
      { amount: 20_030, paid_on: '2026-11-06' },
    ]);
    expect(inPayment(part).state).toBe('partly_paid');
    expect(inPayment('<ZnacznikZaplatyCzesciowej>1</ZnacznikZaplatyCzesciowej>').state).toBe('partly_paid');
  });

  test('in full by parts is paid on the day of the last one', () => {
    const later = part.replace('2026-11-06', '2026-11-09');
    const undated = part.replace(/<DataZaplatyCzesciowej>.*<\/DataZaplatyCzesciowej>/, '');
    const mark = '<ZnacznikZaplatyCzesciowej>2</ZnacznikZaplatyCzesciowej>';
    expect(inPayment(`${mark}${part}${later}${undated}${part}`)).toMatchObject({
      state: 'paid',
      paid_on: '2026-11-09',
      due_amount: 0,
    });
    expect(inPayment(`${mark}${undated}`)).toMatchObject({ state: 'paid', paid_on: null });
  });

  test('by several due dates is first due on the earliest', () => {
    const payment = inPayment(
      '<TerminPlatnosci><Termin>2026-12-19</Termin></TerminPlatnosci><TerminPlatnosci><Termin>2026-11-12</Termin></TerminPlatnosci>',
    );
    expect(payment.due_date).toBe('2026-11-12');
    expect(payment.due_dates).toEqual(['2026-11-12', '2026-11-19', '2026-12-19']);
  });

  test('in part by instalments is due on the first of them that is open', () => {
    const on = (...days: string[]) => days.map((day) => part.replace('2026-11-06', day)).join('');
    const terms =
      '<TerminPlatnosci><Termin>2026-12-19</Termin></TerminPlatnosci><TerminPlatnosci><Termin>2026-11-05</Termin></TerminPlatnosci>';
    const due = (...days: string[]) => inPayment(`${on(...days)}${terms}`).due_date;
    expect(due()).toBe('2026-11-05');
    expect(due('2026-11-05')).toBe('2026-11-19');
    // A payment on account pays no instalment that comes after it, a late one no more than one.
    expect(due('2026-11-04')).toBe('2026-11-05');
    expect(due('2026-11-20')).toBe('2026-11-19');
    expect(due('2026-11-05', '2026-11-19')).toBe('2026-12-19');
    expect(due('2026-11-05', '2026-11-19', '2026-12-20')).toBe('2026-12-19');
  });

  test('by parts that come to the whole leaves nothing due', () => {
    const whole = part.replace('200.30', '2203.00');
    expect(inPayment(`<ZnacznikZaplatyCzesciowej>1</ZnacznikZaplatyCzesciowej>${whole}`)).toMatchObject({
      state: 'paid',
      paid_on: '2026-11-06',
      due_amount: 0,
    });
  });

  test('of an advance invoice is money received; its correction may only give some of it back', () => {
    const kind = (code: string, source: string) => source.replace(/<RodzajFaktury>[A-Z]+/, `<RodzajFaktury>${code}`);
    expect(readInvoice(kind('ZAL', vat)).payment).toMatchObject({ state: 'paid', due_amount: 0 });
    expect(readInvoice(kind('KOR_ZAL', correction)).payment).toMatchObject({ state: 'unpaid', due_amount: -36_900 });
    const more = kind('KOR_ZAL', correction).replace('<P_15>-369.00', '<P_15>369.00');
    expect(readInvoice(more).payment).toMatchObject({ state: 'paid', due_amount: 0 });
  });

  test('of a final invoice is less the payments received before it, and of nothing left is paid', () => {
    const advance = '<ZaliczkaCzesciowa><P_6Z>2026-10-30</P_6Z><P_15Z>203.00</P_15Z></ZaliczkaCzesciowa>';
    expect(inFa(`${advance}${advance}`).payment).toMatchObject({ state: 'unpaid', due_amount: 220_300 - 40_600 });
    expect(inFa(advance.replace('203.00', '2203.00')).payment).toMatchObject({ state: 'paid', due_amount: 0 });
    expect(changed('<P_15>2203.00', '<P_15>0.00').payment).toMatchObject({ state: 'paid', due_amount: 0 });
    expect(inFa('<Rozliczenie><DoZaplaty>0.00</DoZaplaty></Rozliczenie>').payment).toMatchObject({
      state: 'paid',
      due_amount: 0,
    });
  });

  test('by a term in words has no date', () => {
    const words =
      '<TerminPlatnosci><TerminOpis><Ilosc>14</Ilosc><Jednostka>dni</Jednostka><ZdarzeniePoczatkowe>wystawienie faktury</ZdarzeniePoczatkowe></TerminOpis></TerminPlatnosci>';
    const payment = changed(/<TerminPlatnosci>[\s\S]*<\/TerminPlatnosci>/, words).payment;
    expect(payment).toMatchObject({ due_date: null, due_dates: [], due_terms: ['14 dni wystawienie faktury'] });
    expect(inPayment('<TerminPlatnosci><TerminOpis>po odbiorze</TerminOpis></TerminPlatnosci>').due_terms).toEqual([
      'po odbiorze',
    ]);
    expect(inPayment('<TerminPlatnosci><TerminOpis/></TerminPlatnosci>').due_terms).toEqual([]);
  });

  test('of what the settlement says rather than of the total', () => {
    const settled = (xml: string) => inFa(`<Rozliczenie>${xml}</Rozliczenie>`).payment.due_amount;
    expect(settled('<DoZaplaty>2000.00</DoZaplaty>')).toBe(200_000);
    expect(settled('<DoRozliczenia>15.00</DoRozliczenia>')).toBe(-1500);
    expect(settled('')).toBe(220_300);
  });

  test('in another form, to a factor, with a link, an identifier and a discount', () => {
    const payment = changed(
      '<FormaPlatnosci>6</FormaPlatnosci>',
      '<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>kompensata</OpisPlatnosci><RachunekBankowy><NrRB>PL 62 1140 0000 1234 5678 9012 3456</NrRB><SWIFT>BREXPLPW</SWIFT></RachunekBankowy><RachunekBankowyFaktora><NrRB>DE89370400440532013000</NrRB></RachunekBankowyFaktora><RachunekBankowy><NrRB> </NrRB></RachunekBankowy><Skonto><WarunkiSkonta>do 7 dni</WarunkiSkonta></Skonto><LinkDoPlatnosci>https://example.com/p</LinkDoPlatnosci><IPKSeF>ABC</IPKSeF>',
    ).payment;
    expect(payment.form).toBe('kompensata');
    expect(payment.accounts).toEqual([
      { number: '62114000001234567890123456', swift: 'BREXPLPW', bank: null, factor: false },
      { number: '62114000001234567890123456', swift: null, bank: 'Bank Testowy', factor: false },
      { number: 'DE89370400440532013000', swift: null, bank: null, factor: true },
    ]);
    const number = (written: string) =>
      changed('<NrRB>62114000001234567890123456', `<NrRB>${written}`).payment.accounts[0]?.number;
    expect(number('pl62114000001234567890123456')).toBe('62114000001234567890123456');
    expect(number('APL62114000001234567890123456')).toBe('APL62114000001234567890123456');
    expect(number('PL621140000012345678901234567')).toBe('PL621140000012345678901234567');
    expect(payment).toMatchObject({ link: 'https://example.com/p', ksef_payment_id: 'ABC', discount_terms: 'do 7 dni' });
  });

  describe('by compensation', () => {
    const by = (words: string, more = '') =>
      inFa(
        more,
        vat.replace(
          '<FormaPlatnosci>6</FormaPlatnosci>',
          `<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>${words}</OpisPlatnosci>`,
        ),
      ).payment;

    test.each([
      'kompensata',
      'Kompensata wzajemnych należności nr 5/2026 z 12.11.2026',
      'wzajemna  kompensata',
      'Zapłata w drodze kompensaty',
      'Rozliczenie przez potrącenie wzajemnych wierzytelności',
    ])('„%s” leaves nothing to pay', (words) => {
      expect(by(words)).toMatchObject({ state: 'paid', compensated: true, paid_on: null, due_amount: 0, due_date: '2026-11-19' });
    });

    test.each([
      'częściowa kompensata',
      'kompensata w części',
      'kompensata 500,00 zł',
      'kompensata, reszta przelewem',
      'przelew po kompensacie',
      'potrącenie kaucji',
      'odszkodowanie',
    ])('„%s” leaves it due', (words) => {
      const payment = by(words);
      expect(payment).toMatchObject({ state: 'unpaid', due_amount: 220_300 });
      expect(payment).not.toHaveProperty('compensated');
    });

    test('leaves what the settlement says, and nothing is compensated twice', () => {
      expect(by('kompensata', '<Rozliczenie><DoZaplaty>203.00</DoZaplaty></Rozliczenie>')).toMatchObject({
        state: 'unpaid',
        due_amount: 20_300,
      });
      expect(by('kompensata', '<Rozliczenie><DoZaplaty>0.00</DoZaplaty></Rozliczenie>')).not.toHaveProperty('compensated');
    });
  });

  test('not spoken of at all counts as not paid', () => {
    expect(changed(/<Platnosc>[\s\S]*<\/Platnosc>/, '').payment).toMatchObject({
      state: 'unpaid',
      form: null,
      accounts: [],
      due_amount: 220_300,
    });
  });
});

describe('what is refused', () => {
  const reason = (from: string | RegExp, to: string) => refusal(() => changed(from, to));

  test.each([
    [/<\?xml[\s\S]*/, '<JPK/>', 'root: To nie jest faktura KSeF (element JPK zamiast Faktura).'],
    ['>FA</KodFormularza>', '>FA_XX</KodFormularza>', 'root: To nie jest faktura FA (kod formularza FA_XX).'],
    [
      '>FA</KodFormularza>',
      `>${'A'.repeat(60)}</KodFormularza>`,
      `root: To nie jest faktura FA (kod formularza ${'A'.repeat(40)}).`,
    ],
    [/<KodFormularza.*<\/KodFormularza>/, '', 'content: W pliku brakuje pola Naglowek/KodFormularza.'],
    ['<FormaPlatnosci>', '<ZaplataCzesciowa/><FormaPlatnosci>', 'content: W pliku brakuje pola KwotaZaplatyCzesciowej.'],
    ['<NIP>1234563218</NIP>', '<NIP>1234563218</NIP><NIP>5265877635</NIP>', 'content: Pole NIP występuje więcej niż raz.'],
    ['<P_11>', '<P_11>1.00</P_11><P_11>', 'content: Pole P_11 występuje więcej niż raz.'],
    ['<NrRB>', '<NrRB>1</NrRB><NrRB>', 'content: Pole NrRB występuje więcej niż raz.'],
    ['<Platnosc>', '<Platnosc/><Platnosc>', 'content: Pole Platnosc występuje więcej niż raz.'],
    ['</Podmiot1>', `${'<DaneKontaktowe/>'.repeat(3)}</Podmiot1>`, 'content: Pole DaneKontaktowe występuje więcej niż 3 razy.'],
    [
      '<FormaPlatnosci>',
      `${'<TerminPlatnosci/>'.repeat(100)}<FormaPlatnosci>`,
      'content: Pole TerminPlatnosci występuje więcej niż 100 razy.',
    ],
    [
      '<FormaPlatnosci>',
      `${'<ZaplataCzesciowa><KwotaZaplatyCzesciowej>1</KwotaZaplatyCzesciowej></ZaplataCzesciowa>'.repeat(101)}<FormaPlatnosci>`,
      'content: Pole ZaplataCzesciowa występuje więcej niż 100 razy.',
    ],
    [
      '<FormaPlatnosci>',
      `${'<RachunekBankowy/>'.repeat(100)}<FormaPlatnosci>`,
      'content: Pole RachunekBankowy występuje więcej niż 100 razy.',
    ],
    [
      '<FormaPlatnosci>',
      `${'<RachunekBankowyFaktora/>'.repeat(21)}<FormaPlatnosci>`,
      'content: Pole RachunekBankowyFaktora występuje więcej niż 20 razy.',
    ],
    [
      '<RodzajFaktury>',
      `${'<ZaliczkaCzesciowa/>'.repeat(32)}<RodzajFaktury>`,
      'content: Pole ZaliczkaCzesciowa występuje więcej niż 31 razy.',
    ],
    ['<RodzajFaktury>', `${'<Podmiot2K/>'.repeat(102)}<RodzajFaktury>`, 'content: Pole Podmiot2K występuje więcej niż 101 razy.'],
    ['<Fa>', `${'<Podmiot3/>'.repeat(101)}<Fa>`, 'content: Pole Podmiot3 występuje więcej niż 100 razy.'],
    ['>FA</KodFormularza>', '></KodFormularza>', 'root: To nie jest faktura FA (kod formularza pusty).'],
    ['kodSystemowy="FA (3)"', '', 'content: W pliku brakuje pola Naglowek/KodFormularza kodSystemowy.'],
    [/<Naglowek>[\s\S]*<\/Naglowek>/, '', 'content: W pliku brakuje pola Naglowek.'],
    [/<Podmiot1>[\s\S]*<\/Podmiot1>/, '', 'content: W pliku brakuje pola Podmiot1.'],
    [/<Podmiot2>[\s\S]*<\/Podmiot2>/, '', 'content: W pliku brakuje pola Podmiot2.'],
    ['<NIP>1234563218</NIP>', '', 'content: W pliku brakuje pola Podmiot1/DaneIdentyfikacyjne/NIP.'],
    [/<P_2>.*<\/P_2>/, '', 'content: W pliku brakuje pola Fa/P_2.'],
    [/<P_1>.*<\/P_1>/, '', 'content: W pliku brakuje pola Fa/P_1.'],
    [/<P_15>.*<\/P_15>/, '', 'content: W pliku brakuje pola Fa/P_15.'],
    [/<KodWaluty>.*<\/KodWaluty>/, '', 'content: W pliku brakuje pola Fa/KodWaluty.'],
    ['>PLN<', '>zł<', 'content: Pole Fa/KodWaluty: „zł” to nie kod waluty.'],
    [/<RodzajFaktury>.*<\/RodzajFaktury>/, '', 'content: W pliku brakuje pola Fa/RodzajFaktury.'],
    ['<RodzajFaktury>VAT', '<RodzajFaktury>toString', 'content: Pole Fa/RodzajFaktury: nieznany rodzaj „toString”.'],
    ['>2203.00<', '>2203,00<', 'content: Pole P_15: „2203,00” to nie kwota.'],
    ['>2203.00<', '>2203.001<', 'content: Pole P_15: „2203.001” to nie kwota.'],
    ['>2203.00<', '>500000000000.01<', 'content: Pole P_15: „500000000000.01” to nie kwota.'],
    ['>2203.00<', '>1e3<', 'content: Pole P_15: „1e3” to nie kwota.'],
    ['<P_1>2026-11-05', '<P_1>2026-02-30', 'content: Pole P_1: „2026-02-30” to nie data.'],
    ['>2026-11-05T09:15:00Z<', '>wczoraj<', 'content: Pole DataWytworzeniaFa: „wczoraj” to nie data z godziną.'],
    ['<P_8B>1<', '<P_8B>dużo<', 'content: Pole P_8B: „dużo” to nie liczba.'],
    ['<NrWierszaFa>1<', '<NrWierszaFa>1.5<', 'content: Pole NrWierszaFa: „1.5” to nie liczba całkowita.'],
    ['<P_15>', '<P_15>1.00</P_15><P_15>', 'content: Pole P_15 występuje więcej niż raz.'],
    ['<Podmiot2>', '<Podmiot2/><Podmiot2>', 'content: Pole Podmiot2 występuje więcej niż raz.'],
    ['<Fa>', '<Fa/><Fa>', 'content: Pole Fa występuje więcej niż raz.'],
    [
      '<RodzajFaktury>',
      `${'<FakturaZaliczkowa/>'.repeat(101)}<RodzajFaktury>`,
      'content: Pole FakturaZaliczkowa występuje więcej niż 100 razy.',
    ],
  ])('%s replaced by %s', (from, to, message) => expect(reason(from, to)).toBe(message));

  test('lines whose sum would not be exact any more, so that no check of them fails', () => {
    const lines = (count: number) =>
      '<FaWiersz><P_11>500000000000</P_11><P_11A>-500000000000</P_11A><P_12>23</P_12></FaWiersz>'.repeat(count);
    const invoice = inFa(lines(90));
    expect(checkInvoice(invoice).map(({ code }) => code)).toEqual(['lines']);
    expect(refusal(() => inFa(lines(91)))).toBe('content: Kwoty w wierszach faktury są zbyt duże.');
  });

  test('as many corrected invoices as the schema allows are read, and no more', () => {
    const [head = '', tail = ''] = correction.split('<DaneFaKorygowanej>');
    const read = (count: number) => {
      const stream = openInvoice();
      stream.write(head);
      stream.write('<DaneFaKorygowanej/>'.repeat(count));
      stream.write(`<DaneFaKorygowanej>${tail}`);
      return stream.close().correction?.of.length;
    };
    expect(read(49_999)).toBe(50_000);
    expect(refusal(() => read(50_000))).toBe('content: Pole DaneFaKorygowanej występuje więcej niż 50000 razy.');
  });

  test('more lines than an invoice may have', () => {
    const stream = openInvoice();
    const [head = '', tail = ''] = vat.split('<RodzajFaktury>');
    stream.write(head);
    stream.write('<FaWiersz><NrWierszaFa>1</NrWierszaFa></FaWiersz>'.repeat(9996));
    expect(() => stream.write(`<RodzajFaktury>${tail}`)).not.toThrow();
    const another = openInvoice();
    another.write(head);
    another.write('<FaWiersz><NrWierszaFa>1</NrWierszaFa></FaWiersz>'.repeat(9997));
    expect(() => another.write(`<RodzajFaktury>${tail}`)).toThrow('Pole FaWiersz występuje więcej niż 10000 razy.');
  });
});

describe('what an invoice says besides its fields', () => {
  const extra = (xml: string, title: string) => inFa(xml).extras.find((each) => each.title === title);
  const whole = (xml: string, title: string) =>
    changed('</Faktura>', `${xml}</Faktura>`).extras.find((each) => each.title === title);

  test('descriptions stand with their lines, and WZ with their numbers', () => {
    const xml =
      '<DodatkowyOpis><Klucz>Punkt poboru</Klucz><Wartosc>59 01</Wartosc></DodatkowyOpis><DodatkowyOpis><NrWiersza>2</NrWiersza><Klucz>Auto</Klucz><Wartosc>TST 1</Wartosc></DodatkowyOpis><DodatkowyOpis/><WZ>WZ/1</WZ><WZ>WZ/2</WZ>';
    expect(extra(xml, 'Dodatkowe informacje')?.rows).toEqual([
      { label: 'Punkt poboru', text: '59 01' },
      { label: 'Auto (pozycja 2)', text: 'TST 1' },
    ]);
    expect(extra(xml, 'Dokumenty WZ')?.rows.map(({ text }) => text)).toEqual(['WZ/1', 'WZ/2']);
  });

  test('an order has its worth and lines; an amount that is none stays as it is written', () => {
    const line =
      '<ZamowienieWiersz><P_7Z>Meble</P_7Z><P_8AZ>kpl.</P_8AZ><P_8BZ>1.5</P_8BZ><P_11NettoZ>10000.00</P_11NettoZ><P_11VatZ>2300.00</P_11VatZ><P_12Z>23</P_12Z></ZamowienieWiersz>';
    const [worth, furniture] = extra(
      `<Zamowienie><WartoscZamowienia>12300.00</WartoscZamowienia>${line}</Zamowienie>`,
      'Zamówienie',
    )?.rows ?? [undefined, undefined];
    expect(worth?.text).toMatch(/^12.300,00$/);
    expect(furniture).toEqual({
      label: 'Meble',
      text: expect.stringMatching(/^1,5 kpl\., netto 10.000,00, VAT 2.300,00, stawka 23$/),
    });
    expect(extra('<Zamowienie><WartoscZamowienia>źle</WartoscZamowienia></Zamowienie>', 'Zamówienie')?.rows).toEqual([
      { label: 'Wartość zamówienia', text: 'źle' },
    ]);
  });

  test('a settlement says why it is more or less than the total', () => {
    const part = (name: string, amount: string, why: string) =>
      `<${name}><Kwota>${amount}</Kwota><Powod>${why}</Powod></${name}>`;
    const xml = `<Rozliczenie>${part('Obciazenia', '10.00', 'Kaucja')}<SumaObciazen>10.00</SumaObciazen>${part('Odliczenia', '130.00', 'Nadpłata')}<SumaOdliczen>130.00</SumaOdliczen></Rozliczenie>`;
    expect(extra(xml, 'Rozliczenie')?.rows).toEqual([
      { label: 'Doliczono: Kaucja', text: '10,00' },
      { label: 'Suma doliczeń', text: '10,00' },
      { label: 'Odliczono: Nadpłata', text: '130,00' },
      { label: 'Suma odliczeń', text: '130,00' },
    ]);
    expect(extra('<Rozliczenie><DoZaplaty>1.00</DoZaplaty></Rozliczenie>', 'Rozliczenie')).toBeUndefined();
  });

  test('terms name contracts, orders, lots, delivery, the agreed rate and that there is transport', () => {
    const xml =
      '<WarunkiTransakcji><Umowy><DataUmowy>2025-01-02</DataUmowy><NrUmowy>U/1</NrUmowy></Umowy><Zamowienia><NrZamowienia>ZAM/55</NrZamowienia></Zamowienia><NrPartiiTowaru>P7</NrPartiiTowaru><WarunkiDostawy>DAP</WarunkiDostawy><KursUmowny>4.2</KursUmowny><WalutaUmowna>EUR</WalutaUmowna><Transport><RodzajTransportu>3</RodzajTransportu></Transport></WarunkiTransakcji>';
    expect(extra(xml, 'Warunki transakcji')?.rows).toEqual([
      { label: 'Umowa', text: 'U/1, 2025-01-02' },
      { label: 'Zamówienie', text: 'ZAM/55' },
      { label: 'Partia towaru', text: 'P7' },
      { label: 'Warunki dostawy', text: 'DAP' },
      { label: 'Kurs umowny', text: '4,2, EUR' },
      { label: 'Transport', text: 'dane są w pliku do pobrania' },
    ]);
  });

  test('a footer has its words and registers, an attachment its texts and tables', () => {
    const footer =
      '<Stopka><Informacje><StopkaFaktury>Numer klienta 000123.</StopkaFaktury></Informacje><Rejestry><KRS>0000000001</KRS></Rejestry></Stopka>';
    expect(whole(footer, 'Stopka')?.rows).toEqual([
      { label: 'Informacja', text: 'Numer klienta 000123.' },
      { label: 'KRS', text: '0000000001' },
    ]);
    const columns = '<TNaglowek><Kol Typ="txt"><NKom>Strefa</NKom></Kol><Kol Typ="dec"><NKom>kWh</NKom></Kol></TNaglowek>';
    const block = `<BlokDanych><ZNaglowek>Zużycie</ZNaglowek><MetaDane><ZKlucz>Licznik</ZKlucz><ZWartosc>LT-1</ZWartosc></MetaDane><Tekst><Akapit>Opis</Akapit></Tekst><Tabela>${columns}<Wiersz><WKom>nocna</WKom><WKom>300</WKom></Wiersz><Suma><SKom>300</SKom></Suma></Tabela></BlokDanych>`;
    expect(whole(`<Zalacznik>${block}</Zalacznik>`, 'Załącznik')?.rows).toEqual([
      { label: 'Nagłówek', text: 'Zużycie' },
      { label: 'Licznik', text: 'LT-1' },
      { label: 'Tekst', text: 'Opis' },
      { label: 'Tabela', text: 'Strefa: nocna, kWh: 300' },
      { label: 'Suma', text: '300' },
    ]);
  });

  test('is kept up to three hundred rows of a kind, the others counted', () => {
    const block = '<BlokDanych><Tekst><Akapit>a</Akapit></Tekst></BlokDanych>';
    const attachment = whole(`<Zalacznik>${block.repeat(2000)}</Zalacznik>`, 'Załącznik');
    expect([attachment?.rows.length, attachment?.left]).toEqual([300, 1700]);
    const many = `<BlokDanych><Tekst>${'<Akapit>a</Akapit>'.repeat(301)}</Tekst></BlokDanych>`;
    expect(whole(`<Zalacznik>${many}${block}</Zalacznik>`, 'Załącznik')).toMatchObject({ left: 2 });
  });
});

test('an invoice FA(2) is read by the same names, its term of payment in one text', () => {
  const invoice = readInvoice(
    vat
      .replace('http://crd.gov.pl/wzor/2025/06/25/13775/', 'http://crd.gov.pl/wzor/2023/06/29/12648/')
      .replace('kodSystemowy="FA (3)"', 'kodSystemowy="FA (2)"')
      .replace('<WariantFormularza>3', '<WariantFormularza>2')
      .replace(/<JST>2<\/JST>\s*<GV>2<\/GV>/, '')
      .replaceAll('2026-', '2025-')
      .replace('<Termin>', '<TerminOpis>14 dni</TerminOpis><Termin>'),
  );
  expect(invoice).toMatchObject({ form: 'FA (2)', variant: 2, gross_amount: 220_300, due_date: '2025-11-19' });
  expect(invoice.payment.due_terms).toEqual(['14 dni']);
  expect(checkInvoice(invoice)).toEqual([]);
});

test('a prefix on every element, a mark of UTF-8 and Windows line ends change nothing', () => {
  const prefixed = vat.replace(/<(\/?)(\w)/g, '<$1f:$2').replace('xmlns=', 'xmlns:f=');
  const plain = readInvoice(vat);
  expect(readInvoice(prefixed)).toEqual(plain);
  expect(readInvoice(new TextEncoder().encode(`\uFEFF${vat}`))).toEqual(plain);
  expect(readInvoice(vat.replaceAll('\n', '\r\n'))).toEqual(plain);
});

test('a name broken over lines is one line', () =>
  expect(changed('<Nazwa>Biuro Rachunkowe', '<Nazwa>\n  Biuro\n  Rachunkowe').seller.name).toBe(
    'Biuro Rachunkowe Przykład sp. z o.o.',
  ));

test('a country that the number repeats stands before it once', () => {
  const euro = (number: string) =>
    readInvoice(sample('fa3-faktura-eur-zaplacona.xml').replace(/<NrVatUE>[^<]*</, `<NrVatUE>${number}<`));
  expect(euro('123456789').buyer.vat_eu).toBe('DE123456789');
  expect(euro('DE123456789').buyer.vat_eu).toBe('DE123456789');
});
