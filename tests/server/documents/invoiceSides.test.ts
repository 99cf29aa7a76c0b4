import { describe, expect, test } from 'vitest';
import { crc8 } from '../../../src/domain/identifiers/ksefNumber';
import { cii, creditNote, ubl } from '../../domain/foreignInvoice/samples';
import { sample } from '../../domain/sample';
import { openOffice } from '../../support/office';
import { uploaded } from '../files/desk';
import { invoiceXml, send, strangerNip } from './papers';

const office = openOffice();
const ksiegowa = () => office.as('ksiegowa');
const buyerNip = '5265877635';

const firmWith = async () => {
  const firm = await office.add('companies');
  return { id: firm.id, nip: String(firm.vat_number) };
};
const added = async (firm: { id: string }, xml: string, name = 'faktura.xml') =>
  (await send(office, ksiegowa(), { company_id: firm.id }, name, xml)).body;
const third = (nip: string, role: string, xml = invoiceXml({ seller: strangerNip, buyer: buyerNip })) =>
  xml.replace(
    '</Podmiot2>',
    `</Podmiot2><Podmiot3><DaneIdentyfikacyjne><NIP>${nip}</NIP><Nazwa>Trzeci</Nazwa></DaneIdentyfikacyjne>${role}</Podmiot3>`,
  );
const says = ({ findings }: { findings: { says: string }[] | null }) => (findings ?? []).map((each) => each.says).join(' ');
/** A file called as KSeF calls what it gives. */
const fromKsef = (seller: string, day: string) => {
  const start = `${seller}-${day}-0123456789AB`;
  return `${start}-${crc8(start)}.xml`;
};
const correctionXml = (
  { seller, buyer }: { seller: string; buyer: string },
  effect: string | null,
  ofDays: readonly string[],
) => {
  const [own = '', other = ''] = [...sample('fa3-faktura-korygujaca.xml').matchAll(/<NIP>(\d{10})<\/NIP>/g)].map(
    ([, nip]) => nip ?? '',
  );
  const of = ofDays.map(
    (day, nth) =>
      `<DaneFaKorygowanej><DataWystFaKorygowanej>${day}</DataWystFaKorygowanej><NrFaKorygowanej>FS/${nth}</NrFaKorygowanej><NrKSeFN>1</NrKSeFN></DaneFaKorygowanej>`,
  );
  return sample('fa3-faktura-korygujaca.xml')
    .replace(`<NIP>${own}<`, `<NIP>${seller}<`)
    .replace(`<NIP>${other}<`, `<NIP>${buyer}<`)
    .replace(/<TypKorekty>.*<\/TypKorekty>/, effect === null ? '' : `<TypKorekty>${effect}</TypKorekty>`)
    .replace(/<DaneFaKorygowanej>[\s\S]*<\/DaneFaKorygowanej>/, of.join(''));
};

describe('a company that is a third party of an invoice', () => {
  test.each([
    ['1', 'faktor'],
    ['2', 'odbiorca'],
    ['6', 'dokonujący płatności'],
  ])('in role %s neither buys nor sells, and it is said', async (code, role) => {
    const firm = await firmWith();
    const body = await added(firm, third(firm.nip, `<Rola>${code}</Rola>`));
    expect(body).toMatchObject({ document_type: 'other', counterparty_account: null });
    expect(says(body)).toMatch(
      new RegExp(`Rola firmy na tej fakturze: ${role} \\(nabywca: .*\\)\\. To nie jest jej zakup ani sprzedaż\\.$`),
    );
  });
  test('in a role of the issuer’s own words, too', async () => {
    const firm = await firmWith();
    const body = await added(firm, third(firm.nip, '<RolaInna>1</RolaInna><OpisRoli>gwarant</OpisRoli>'));
    expect([body.document_type, says(body)]).toEqual(['other', expect.stringContaining('gwarant')]);
  });
  test.each(['4', '8', '10'])('in role %s buys', async (code) => {
    const firm = await firmWith();
    const body = await added(firm, third(firm.nip, `<Rola>${code}</Rola>`));
    expect(body).toMatchObject({ document_type: 'purchase_invoice', counterparty_nip: strangerNip });
    expect(says(body)).not.toContain('To nie jest jej zakup');
    expect(says(body)).toMatch(/Rola firmy na tej fakturze: .* \(nabywca: /);
  });
  test('in role 9 sells to the buyer', async () => {
    const firm = await firmWith();
    const body = await added(firm, third(firm.nip, '<Rola>9</Rola>'));
    expect(body).toMatchObject({ document_type: 'sales_invoice', counterparty_nip: buyerNip });
  });
  test('and its buyer as well buys, with nothing to be said of it', async () => {
    const firm = await firmWith();
    const body = await added(firm, third(firm.nip, '<Rola>6</Rola>', invoiceXml({ seller: strangerNip, buyer: firm.nip })));
    expect([body.document_type, says(body)]).toEqual(['purchase_invoice', expect.not.stringContaining('Rola firmy')]);
  });
});

test('a buyer named by a Polish number of VAT-UE is the buyer, and KSeF will not show them the invoice', async () => {
  const firm = await firmWith();
  const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip }).replace(
    `<NIP>${firm.nip}</NIP>`,
    `<KodUE>PL</KodUE><NrVatUE>${firm.nip}</NrVatUE>`,
  );
  const body = await added(firm, xml);
  expect(body).toMatchObject({ document_type: 'purchase_invoice', counterparty_nip: strangerNip });
  expect(says(body)).toContain('KSeF nie pokaże');
  expect(says(body)).not.toContain('nie ma NIP tej firmy');
  const { id } = await uploaded(office, ksiegowa(), 'faktura.xml', xml);
  const { data } = await ksiegowa().post('/api/documents/recognize', { file_ids: [id] });
  expect(data[0].candidates).toMatchObject([{ company: { id: firm.id }, document_type: 'purchase_invoice' }]);
});

describe('the month', () => {
  const issuedInOctober = (xml: string) =>
    xml.replace(/<P_1>[^<]*</, '<P_1>2026-10-31<').replace(/<P_6>[^<]*</, '<P_6>2026-10-30<');

  test('of a purchase is that of the day KSeF gave its number', async () => {
    const firm = await firmWith();
    const xml = issuedInOctober(invoiceXml({ seller: strangerNip, buyer: firm.nip }));
    const name = fromKsef(strangerNip, '20261102');
    expect(await added(firm, xml, name)).toMatchObject({ issue_date: '2026-10-31', period: '2026-11', source: 'ksef' });
    expect((await added(firm, xml)).period).toBe('2026-10');
    const { id } = await uploaded(office, ksiegowa(), name, xml);
    const { data } = await ksiegowa().post('/api/documents/recognize', { file_ids: [id] });
    expect(data[0].candidates[0].period).toBe('2026-11');
  });
  test('of a sale does not follow it', async () => {
    const firm = await firmWith();
    const xml = issuedInOctober(invoiceXml({ seller: firm.nip, buyer: strangerNip }));
    expect((await added(firm, xml, fromKsef(firm.nip, '20261102'))).period).toBe('2026-10');
  });
});

describe('an invoice in other letters than UTF-8', () => {
  const bytesOf = (xml: string, letters: Readonly<Record<string, number>>) =>
    Buffer.from(Uint8Array.from([...xml], (sign) => letters[sign] ?? (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : 0x3f)));
  const windows = { Ż: 0xaf, ó: 0xf3, ł: 0xb3, Ł: 0xa3, ź: 0x9f, ą: 0xb9, ę: 0xea, ć: 0xe6, ś: 0x9c, ń: 0xf1, ż: 0xbf };

  test('that it names is read', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip })
      .replace('encoding="UTF-8"', 'encoding="windows-1250"')
      .replace(/<Nazwa>[^<]*</, '<Nazwa>Żółta Łódź<');
    const body = (await send(office, ksiegowa(), { company_id: firm.id }, 'faktura.xml', bytesOf(xml, windows))).body;
    expect(body).toMatchObject({ counterparty_name: 'Żółta Łódź', document_type: 'purchase_invoice' });
  });
  test.each([
    ['with its mark', '\uFEFF', 'UTF-16'],
    ['without it', '', 'UTF-16'],
    ['that it calls UTF-8', '\uFEFF', 'UTF-8'],
  ])('of UTF-16 %s is read', async (_, mark, said) => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip })
      .replace('encoding="UTF-8"', `encoding="${said}"`)
      .replace(/<Nazwa>[^<]*</, '<Nazwa>Żółta Łódź<');
    const bytes = Buffer.from(mark + xml, 'utf16le');
    const body = (await send(office, ksiegowa(), { company_id: firm.id }, 'faktura.xml', bytes)).body;
    expect(body).toMatchObject({ counterparty_name: 'Żółta Łódź', document_type: 'purchase_invoice' });
    expect(body.number).not.toBeNull();
  });
  test('that it does not name is kept as it came, and it is said why nothing was read', async () => {
    const firm = await firmWith();
    const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip }).replace(/<Nazwa>[^<]*</, '<Nazwa>Żółta Łódź<');
    const bytes = bytesOf(xml, windows);
    const body = (await send(office, ksiegowa(), { company_id: firm.id }, 'faktura.xml', bytes)).body;
    expect(says(body)).toBe(
      'Faktury nie udało się odczytać: Plik ma znaki spoza kodowania, w którym powinien być. Został zachowany tak, jak przyszedł.',
    );
    expect(body).toMatchObject({ number: null, gross_amount: null });
  });
});

describe('VAT RR', () => {
  const rrXml = ({ farmer, buyer }: { farmer: string; buyer: string }) =>
    sample('fa-rr-faktura.xml').replace('7123456706', farmer).replace('6342109878', buyer);

  test('is a purchase of the company that issued it, from the farmer, in the month it was issued', async () => {
    const firm = await firmWith();
    const body = await added(firm, rrXml({ farmer: strangerNip, buyer: firm.nip }), fromKsef(firm.nip, '20261102'));
    expect(body).toMatchObject({
      title: 'Faktura VAT RR RR/10/2026/15',
      document_type: 'purchase_invoice',
      counterparty_nip: strangerNip,
      counterparty_account: '37203000451110000000012340',
      net_amount: 455_000,
      vat_amount: 31_750,
      gross_amount: 486_750,
      payment_method: 'transfer',
      paid: false,
      period: '2026-10',
      source: 'ksef',
    });
    expect(body.findings).toEqual([
      { says: expect.stringMatching(/^Zryczałtowany zwrot podatku odlicza się za miesiąc zapłaty/), certain: false },
    ]);
  });
  test('of a correction says when its issuer wants it to count', async () => {
    const firm = await firmWith();
    const kind = '<RodzajFaktury>KOR_VAT_RR</RodzajFaktury><TypKorekty>4</TypKorekty>';
    const xml = rrXml({ farmer: strangerNip, buyer: firm.nip }).replace('<RodzajFaktury>VAT_RR</RodzajFaktury>', kind);
    const body = await added(firm, xml);
    expect(body).toMatchObject({ document_type: 'correction', title: 'Korekta faktury VAT RR RR/10/2026/15' });
    expect(says(body)).toMatch(/Skutek tej korekty: w dacie zwrotu całości lub części należności\. Sprawdź miesiąc\./);
  });
  test('in a version that came later keeps its file and its name, and is called no damaged one', async () => {
    const firm = await firmWith();
    const xml = rrXml({ farmer: strangerNip, buyer: firm.nip })
      .replace('"FA_RR (1)"', '"FA_RR (2)"')
      .replaceAll('P_4C>', 'P_4D>');
    const body = await added(firm, xml, fromKsef(firm.nip, '20261102'));
    expect(body).toMatchObject({ period: '2026-11', source: 'ksef' });
    expect(body.findings).toEqual([
      { says: 'Wzoru FA_RR (2) jeszcze nie odczytujemy. Uzupełnij pola według pliku.', certain: false },
    ]);
  });
  test('is a sale of the farmer', async () => {
    const firm = await firmWith();
    const body = await added(firm, rrXml({ farmer: firm.nip, buyer: strangerNip }));
    expect(body).toMatchObject({ document_type: 'sales_invoice', counterparty_nip: strangerNip, counterparty_account: null });
    expect(says(body)).toBe('');
  });
  test('is recognized among files of many companies', async () => {
    const firm = await firmWith();
    const { id } = await uploaded(office, ksiegowa(), 'rr.xml', rrXml({ farmer: strangerNip, buyer: firm.nip }));
    const { data } = await ksiegowa().post('/api/documents/recognize', { file_ids: [id] });
    expect(data[0]).toMatchObject({ says: expect.stringMatching(/^Faktura VAT RR .*: rolnik ryczałtowy Sad/) });
    expect(data[0].candidates[0]).toMatchObject({ company: { id: firm.id }, document_type: 'purchase_invoice' });
  });
});

test.each([
  (number: string) => `${number} (1).xml`,
  (number: string) => `${number} — kopia.xml`,
  (number: string) => `Faktura ${number}.xml`,
])('the number that KSeF gave a file is known beside what browsers and people add to it (%#)', async (named) => {
  const firm = await firmWith();
  const number = fromKsef(strangerNip, '20261102').replace('.xml', '');
  const body = await added(firm, invoiceXml({ seller: strangerNip, buyer: firm.nip }), named(number));
  expect(body).toMatchObject({ ksef_number: number, period: '2026-11', source: 'ksef' });
});

test('an invoice in a form that is not read is named, with the number and month that its name tells', async () => {
  const firm = await firmWith();
  const begin = '<Faktura><Naglowek><KodFormularza kodSystemowy="FA_XX (1)">FA_XX</KodFormularza></Naglowek>';
  const xml = `${begin}<Podmiot1/><Podmiot2/><Fa/></Faktura>`;
  const name = fromKsef(firm.nip, '20260806');
  const body = await added(firm, xml, name);
  expect(body).toMatchObject({ ksef_number: name.replace('.xml', ''), period: '2026-08', source: 'ksef' });
  expect(body.findings).toEqual([
    { says: expect.stringMatching(/kod formularza FA_XX.*Uzupełnij pola według pliku/), certain: false },
  ]);
  const { id } = await uploaded(office, ksiegowa(), 'inny.xml', xml);
  const { data } = await ksiegowa().post('/api/documents/recognize', { file_ids: [id] });
  expect(data[0].says).toBe('To nie jest faktura FA (kod formularza FA_XX).');
});

describe('a form that is known by name', () => {
  const document = async (name: string, xml: string) => added(await firmWith(), xml, name);

  test('is an UPO, named so and with nothing said against it', async () => {
    const other = sample('ksef-upo.xml').replace('KSeF/v4-3', 'e-Deklaracje/v9');
    for (const xml of [sample('ksef-upo.xml'), other])
      expect(await document('potwierdzenie-7.xml', xml)).toMatchObject({
        title: 'Urzędowe poświadczenie odbioru – potwierdzenie-7',
        document_type: 'upo',
        findings: null,
      });
  });
  test('is an invoice of another country, whose fields are read as those of KSeF are', async () => {
    const firm = await firmWith();
    expect(await added(firm, cii(['5260250274', firm.nip]), 'factur-x.xml')).toMatchObject({
      document_type: 'purchase_invoice',
      number: 'RE-2026/118',
      issue_date: '2026-10-12',
      delivery_date: '2026-10-10',
      due_date: '2026-10-26',
      counterparty_name: 'Ofen GmbH',
      counterparty_nip: null,
      counterparty_vat_eu: 'DE123456789',
      currency: 'EUR',
      net_amount: 120_000,
      gross_amount: 120_000,
      payment_method: 'transfer',
      findings: [
        { says: expect.stringMatching(/^Faktura CII \(Factur-X, ZUGFeRD\) spoza wzorów FA/), certain: false },
        { says: expect.stringMatching(/^Faktura w walucie EUR/), certain: false },
      ],
    });
  });
  test('is an invoice PEF, or a credit note, seen from its own side', async () => {
    const firm = await firmWith();
    expect(await added(firm, ubl(['5260250274', firm.nip]), 'pef.xml')).toMatchObject({
      document_type: 'purchase_invoice',
      number: 'PEF/7/2026',
      counterparty_nip: '1111111111',
      counterparty_account: '61109010140000071219812874',
      gross_amount: 123_000,
    });
    expect(await added(firm, creditNote(['PL1111111111', `PL${firm.nip}`]), 'kor.xml')).toMatchObject({
      document_type: 'sales_correction',
      counterparty_nip: '5260250274',
      gross_amount: -123_000,
    });
  });
  test('is a pro forma, which is nobody’s cost', async () => {
    const firm = await firmWith();
    const body = await added(firm, ubl(['5260250274', firm.nip], ['380', '325']), 'pro-forma.xml');
    expect(body).toMatchObject({ title: 'Faktura pro forma PEF/7/2026', document_type: 'other', number: 'PEF/7/2026' });
    expect(says(body)).toMatch(/To faktura pro forma: nie jest dowodem zakupu ani sprzedaży/);
  });
  test('is an invoice PEF, whose fields somebody types', async () => {
    const xml = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>1</ID></Invoice>';
    const name = fromKsef(strangerNip, '20260806');
    expect(await document(name, xml)).toMatchObject({
      title: `Faktura UBL (PEF, Peppol) – ${name.replace('.xml', '')}`,
      ksef_number: name.replace('.xml', ''),
      period: '2026-08',
      findings: [{ says: 'Faktura UBL (PEF, Peppol): jej pól nie odczytujemy. Uzupełnij je według pliku.', certain: false }],
    });
  });
  test('is an invoice of another country that hung on a PDF', async () => {
    const xml = '<CrossIndustryInvoice xmlns="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
    expect(await document('factur-x.xml', xml)).toMatchObject({
      title: 'Faktura CII (Factur-X, ZUGFeRD) – factur-x',
      findings: [
        { says: 'Faktura CII (Factur-X, ZUGFeRD): jej pól nie odczytujemy. Uzupełnij je według pliku.', certain: false },
      ],
    });
  });
  test('is another JPK', async () => {
    const code = '<KodFormularza kodSystemowy="JPK_FA (4)">JPK_FA</KodFormularza>';
    const body = await document('faktury.xml', `<JPK><Naglowek>${code}</Naglowek></JPK>`);
    expect(body).toMatchObject({ title: 'JPK_FA (4) – faktury', document_type: 'jpk', findings: null });
  });
  test('or is kept under the name of its file, and told by its root', async () => {
    expect(await document('zam-12.xml', '<zamowienie/>')).toMatchObject({ title: 'zam-12', findings: null });
    const { id } = await uploaded(office, ksiegowa(), 'zam-12.xml', '<zamowienie/>');
    const { data } = await ksiegowa().post('/api/documents/recognize', { file_ids: [id] });
    expect(data[0]).toMatchObject({ kind: 'other', says: 'Plik XML „zamowienie”.', candidates: [] });
  });
  test.each(['constructor', '__proto__', 'valueOf', 'hasOwnProperty'])('also where its root is called %s', async (root) => {
    const { id } = await uploaded(office, ksiegowa(), 'plik.xml', `<${root}/>`);
    const { status, data } = await ksiegowa().post('/api/documents/recognize', { file_ids: [id] });
    expect([status, data[0].says]).toEqual([200, `Plik XML „${root}”.`]);
    expect(await document('plik.xml', `<${root}/>`)).toMatchObject({ title: 'plik', findings: null });
  });
});

test.each(['constructor', '__proto__'])('a way of payment called %s is none that is known', async (word) => {
  const firm = await firmWith();
  const xml = invoiceXml({ seller: strangerNip, buyer: firm.nip });
  const other = `<PlatnoscInna>1</PlatnoscInna><OpisPlatnosci>${word}</OpisPlatnosci>`;
  const changed = xml.replace(/<FormaPlatnosci>\d<\/FormaPlatnosci>/, other);
  expect(changed).toContain(other);
  expect(await added(firm, changed)).toMatchObject({ document_type: 'purchase_invoice', payment_method: null });
});

describe('a correction', () => {
  test('of a sale keeps its side, and goes back to the month of its invoice where it says so', async () => {
    const firm = await firmWith();
    const parties = { seller: firm.nip, buyer: strangerNip };
    const back = await added(firm, correctionXml(parties, '1', ['2026-08-04', '2026-08-20']));
    expect(back).toMatchObject({ document_type: 'sales_correction', counterparty_nip: strangerNip, period: '2026-08' });
    expect(says(back)).toMatch(/czyli sierpień 2026\. Korekta na minus zwykle.*Sprawdź miesiąc/);
    const now = await added(firm, correctionXml(parties, '2', ['2026-08-04']));
    expect([now.period, says(now)]).toEqual(['2026-11', expect.not.stringContaining('Sprawdź miesiąc')]);
  });
  test('of a sale in many months, or on another day, asks for the month', async () => {
    const firm = await firmWith();
    const parties = { seller: firm.nip, buyer: strangerNip };
    for (const xml of [correctionXml(parties, '1', ['2026-08-04', '2026-09-04']), correctionXml(parties, '3', ['2026-08-04'])]) {
      const body = await added(firm, xml);
      expect([body.period, says(body)]).toEqual(['2026-11', expect.stringContaining('Sprawdź miesiąc')]);
    }
  });
  test('of a purchase belongs to the month it came in, whatever it says of the seller’s books', async () => {
    const firm = await firmWith();
    const xml = correctionXml({ seller: strangerNip, buyer: firm.nip }, '1', ['2026-08-04']);
    expect(await added(firm, xml)).toMatchObject({
      document_type: 'correction',
      counterparty_nip: strangerNip,
      period: '2026-11',
    });
  });
  test('of the buyer’s NIP is warned of, and is known to both buyers', async () => {
    const firm = await firmWith();
    const before = `<Podmiot2K><DaneIdentyfikacyjne><NIP>${firm.nip}</NIP><Nazwa>Dawny</Nazwa></DaneIdentyfikacyjne></Podmiot2K>`;
    const xml = correctionXml({ seller: strangerNip, buyer: buyerNip }, '2', ['2026-08-04']).replace(
      '<FaWiersz>',
      `${before}<FaWiersz>`,
    );
    const body = await added(firm, xml);
    expect(body.document_type).toBe('correction');
    expect(says(body)).toContain(`było ${firm.nip}, jest ${buyerNip}`);
    expect(says(body)).not.toContain('nie ma NIP tej firmy');
    const named = xml.replace(`<NIP>${firm.nip}</NIP>`, `<NIP>${buyerNip}</NIP>`);
    expect(says(await added(firm, named))).not.toContain('Korekta zmienia NIP');
  });
});
