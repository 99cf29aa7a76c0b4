import { crc8 } from '../../domain/identifiers/ksefNumber';
import { completeNip } from '../../domain/identifiers/nip';
import { completeNrb } from '../../domain/identifiers/nrb';
import { addDays, formatMonth } from '../../lib/dates';
import { vatOnNet } from '../../lib/vat';

/** Who the files are made for, and the month they are of (`YYYY-MM`). */
export interface XmlOwner {
  title: string;
  vat_number: string;
  month: string;
}

interface Line {
  name: string;
  unit: string;
  quantity: number;
  /** Whole grosze for one. */
  price: number;
  rate: 23 | 8 | 5;
  before?: boolean;
}

interface Sale {
  kind: 'VAT' | 'KOR';
  number: string;
  issued: string;
  due: string;
  seller: { nip: string; name: string; street: string; town: string };
  lines: readonly Line[];
  more?: string;
}

const wholesaler = {
  nip: completeNip('521301847') ?? '',
  name: 'Hurtownia „Paczka” Sp. z o.o.',
  street: 'ul. Magazynowa 14',
  town: '91-456 Łódź',
};
const power = {
  nip: completeNip('729265013') ?? '',
  name: 'Energia Centrum S.A.',
  street: 'al. Prądowa 3',
  town: '90-350 Łódź',
};
const account = completeNrb('11402004', '0000310201234567') ?? '';
const rates = [
  [23, '1'],
  [8, '2'],
  [5, '3'],
] as const;

const boxes = (quantity: number, before = false): Line => ({
  name: 'Kartony klapowe 400 × 300 × 200 mm',
  unit: 'szt.',
  quantity,
  price: 235,
  rate: 23,
  before,
});

export interface XmlFile {
  /** What the document is called. */
  title: string;
  name: string;
  xml: string;
}

/** The files of a client by the title that a document has until it gets one of them. */
export const xmlFiles: Readonly<Record<string, (owner: XmlOwner) => XmlFile>> = {
  'Zakup z KSeF': purchaseXml,
  'Korekta z KSeF': correctionXml,
  'Energia z KSeF': hastyXml,
  JPK_V7M: jpkXml,
  'UPO z KSeF': upoXml,
};

/** A purchase with three rates of VAT. */
function purchaseXml(owner: XmlOwner): XmlFile {
  return written(owner, purchase(owner.month));
}

/** Its correction: fewer boxes came than were charged. */
function correctionXml(owner: XmlOwner): XmlFile {
  return written(owner, correction(owner.month));
}

/** A purchase due before it was written, which the office should ask about. */
function hastyXml(owner: XmlOwner): XmlFile {
  return written(owner, hasty(owner.month));
}

function purchase(month: string): Sale {
  return {
    kind: 'VAT',
    number: `FV/${month.replace('-', '/')}/0418`,
    issued: `${month}-14`,
    due: `${month}-28`,
    seller: wholesaler,
    lines: [
      boxes(240),
      { name: 'Papier pakowy w rolce 70 g', unit: 'kg', quantity: 18, price: 940, rate: 23 },
      { name: 'Poradnik „Bezpieczna praca w małej firmie” (druk)', unit: 'egz.', quantity: 2, price: 4_800, rate: 5 },
      { name: 'Poczęstunek na szkolenie załogi', unit: 'usł.', quantity: 1, price: 32_000, rate: 8 },
    ],
  };
}

function correction(month: string): Sale {
  const corrected = purchase(month);
  return {
    kind: 'KOR',
    number: `KOR/${month.replace('-', '/')}/0012`,
    issued: `${month}-21`,
    due: `${month}-28`,
    seller: wholesaler,
    lines: [boxes(240, true), boxes(200)],
    more: `<PrzyczynaKorekty>Dostarczono 200 zamiast 240 kartonów</PrzyczynaKorekty><TypKorekty>2</TypKorekty>
    <DaneFaKorygowanej><DataWystFaKorygowanej>${corrected.issued}</DataWystFaKorygowanej><NrFaKorygowanej>${corrected.number}</NrFaKorygowanej><NrKSeF>1</NrKSeF><NrKSeFFaKorygowanej>${ksefOf(corrected)}</NrKSeFFaKorygowanej></DaneFaKorygowanej>`,
  };
}

function hasty(month: string): Sale {
  const issued = `${month}-24`;
  return {
    kind: 'VAT',
    number: `E/${month.slice(5)}/${month.slice(0, 4)}/88231`,
    issued,
    due: addDays(issued, -10),
    seller: power,
    lines: [{ name: 'Energia elektryczna, taryfa C11', unit: 'kWh', quantity: 1_184, price: 96, rate: 23 }],
  };
}

/** The sale that KSeF confirms and the ledger has. */
const sold = (month: string) => ({
  number: `FS/${month.replace('-', '/')}/0031`,
  issued: `${month}-17`,
  net: 2_140_000,
  vat: 492_200,
});

/** What KSeF confirms of a sale of the owner's. */
function upoXml({ vat_number, month }: XmlOwner): XmlFile {
  const { number, issued } = sold(month);
  const xml = `<?xml version="1.0" encoding="utf-8"?>
<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3">
  <NazwaPodmiotuPrzyjmujacego>Ministerstwo Finansów</NazwaPodmiotuPrzyjmujacego>
  <NumerReferencyjnySesji>${issued.replaceAll('-', '')}-SO-2A7C51B0E4-93D6F81A52-4E</NumerReferencyjnySesji>
  <Uwierzytelnienie><IdKontekstu><Nip>${vat_number}</Nip></IdKontekstu></Uwierzytelnienie>
  <KodFormularza>FA (3)</KodFormularza>
  <Dokument>
    <NipSprzedawcy>${vat_number}</NipSprzedawcy>
    <NumerKSeFDokumentu>${ksefNumber(vat_number, issued, number)}</NumerKSeFDokumentu>
    <NumerFaktury>${number}</NumerFaktury>
    <DataWystawieniaFaktury>${issued}</DataWystawieniaFaktury>
    <DataPrzeslaniaDokumentu>${issued}T10:15:00+01:00</DataPrzeslaniaDokumentu>
    <DataNadaniaNumeruKSeF>${issued}T10:15:04+01:00</DataNadaniaNumeruKSeF>
    <SkrotDokumentu>O53bGs3HoT8KfXagJ25FbYrHILQjja0lXmuvAerMeEU=</SkrotDokumentu>
  </Dokument>
</Potwierdzenie>`;
  return { title: `UPO faktury ${number}`, name: `UPO-${number.replaceAll('/', '-')}.xml`, xml };
}

/** The owner's ledger of the month: its sale and the purchases that came from KSeF, and what they come to. */
function jpkXml({ title, vat_number, month }: XmlOwner): XmlFile {
  const [year, at] = month.split('-');
  const sale = sold(month);
  const bought = [purchase(month), correction(month), hasty(month)].map((each) => ({ ...each, ...totalOf(each.lines) }));
  const [net, vat] = [bought.reduce((sum, each) => sum + each.net, 0), bought.reduce((sum, each) => sum + each.vat, 0)];
  const [due, sales, input, purchases] = [sale.vat, sale.net, vat, net].map((amount) => Math.round(amount / 100));
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<JPK xmlns="http://crd.gov.pl/wzor/2025/12/19/14090/">
  <Naglowek>
    <KodFormularza kodSystemowy="JPK_V7M (3)" wersjaSchemy="1-0E">JPK_VAT</KodFormularza>
    <WariantFormularza>3</WariantFormularza>
    <DataWytworzeniaJPK>${addDays(`${month}-28`, 18)}T08:00:00Z</DataWytworzeniaJPK>
    <CelZlozenia poz="P_7">1</CelZlozenia>
    <KodUrzedu>1009</KodUrzedu>
    <Rok>${year}</Rok>
    <Miesiac>${Number(at)}</Miesiac>
  </Naglowek>
  <Podmiot1 rola="Podatnik"><OsobaNiefizyczna><NIP>${vat_number}</NIP><PelnaNazwa>${escaped(title)}</PelnaNazwa></OsobaNiefizyczna></Podmiot1>
  <Deklaracja>
    <Naglowek><KodFormularzaDekl kodSystemowy="VAT-7 (23)">VAT-7</KodFormularzaDekl></Naglowek>
    <PozycjeSzczegolowe><P_19>${sales}</P_19><P_20>${due}</P_20><P_37>${sales}</P_37><P_38>${due}</P_38><P_42>${purchases}</P_42><P_43>${input}</P_43><P_48>${input}</P_48><P_51>${(due ?? 0) - (input ?? 0)}</P_51></PozycjeSzczegolowe>
  </Deklaracja>
  <Ewidencja>
    <SprzedazWiersz><LpSprzedazy>1</LpSprzedazy><NrKontrahenta>${wholesaler.nip}</NrKontrahenta><NazwaKontrahenta>${escaped(wholesaler.name)}</NazwaKontrahenta><DowodSprzedazy>${sale.number}</DowodSprzedazy><DataWystawienia>${sale.issued}</DataWystawienia><NrKSeF>${ksefNumber(vat_number, sale.issued, sale.number)}</NrKSeF><K_19>${zlote(sale.net)}</K_19><K_20>${zlote(sale.vat)}</K_20></SprzedazWiersz>
    <SprzedazCtrl><LiczbaWierszySprzedazy>1</LiczbaWierszySprzedazy><PodatekNalezny>${zlote(sale.vat)}</PodatekNalezny></SprzedazCtrl>
    ${bought.map((each, nth) => `<ZakupWiersz><LpZakupu>${nth + 1}</LpZakupu><NrDostawcy>${each.seller.nip}</NrDostawcy><NazwaDostawcy>${escaped(each.seller.name)}</NazwaDostawcy><DowodZakupu>${each.number}</DowodZakupu><DataZakupu>${each.issued}</DataZakupu><NrKSeF>${ksefOf(each)}</NrKSeF><K_42>${zlote(each.net)}</K_42><K_43>${zlote(each.vat)}</K_43></ZakupWiersz>`).join('\n    ')}
    <ZakupCtrl><LiczbaWierszyZakupow>${bought.length}</LiczbaWierszyZakupow><PodatekNaliczony>${zlote(vat)}</PodatekNaliczony></ZakupCtrl>
  </Ewidencja>
</JPK>`;
  return { title: `JPK_V7M za ${formatMonth(month)}`, name: `JPK_V7M-${month}.xml`, xml };
}

/** An invoice FA(3) under the name that KSeF gives its file. */
function written(owner: XmlOwner, sale: Sale): XmlFile {
  const { kind, number, issued, due, seller, lines, more = '' } = sale;
  const sums = sumsOf(lines);
  const { net: wholeNet, vat: wholeVat } = totalOf(lines);
  const rows = lines.map(
    (line, nth) =>
      `<FaWiersz><NrWierszaFa>${kind === 'KOR' ? 1 : nth + 1}</NrWierszaFa><P_7>${escaped(line.name)}</P_7><P_8A>${line.unit}</P_8A><P_8B>${line.quantity}</P_8B><P_9A>${zlote(line.price)}</P_9A><P_11>${zlote(line.quantity * line.price)}</P_11><P_12>${line.rate}</P_12>${line.before ? '<StanPrzed>1</StanPrzed>' : ''}</FaWiersz>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/">
  <Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza><WariantFormularza>3</WariantFormularza><DataWytworzeniaFa>${issued}T09:30:00Z</DataWytworzeniaFa></Naglowek>
  <Podmiot1><DaneIdentyfikacyjne><NIP>${seller.nip}</NIP><Nazwa>${escaped(seller.name)}</Nazwa></DaneIdentyfikacyjne><Adres><KodKraju>PL</KodKraju><AdresL1>${seller.street}</AdresL1><AdresL2>${seller.town}</AdresL2></Adres></Podmiot1>
  <Podmiot2><DaneIdentyfikacyjne><NIP>${owner.vat_number}</NIP><Nazwa>${escaped(owner.title)}</Nazwa></DaneIdentyfikacyjne></Podmiot2>
  <Fa>
    <KodWaluty>PLN</KodWaluty><P_1>${issued}</P_1><P_1M>Łódź</P_1M><P_2>${number}</P_2><P_6>${issued}</P_6>
    ${sums.map(({ row, net, vat }) => `<P_13_${row}>${zlote(net)}</P_13_${row}><P_14_${row}>${zlote(vat)}</P_14_${row}>`).join('')}
    <P_15>${zlote(wholeNet + wholeVat)}</P_15>
    <Adnotacje><P_16>2</P_16><P_17>2</P_17><P_18>2</P_18><P_18A>2</P_18A><Zwolnienie><P_19N>1</P_19N></Zwolnienie><PMarzy><P_PMarzyN>1</P_PMarzyN></PMarzy></Adnotacje>
    <RodzajFaktury>${kind}</RodzajFaktury>${more}
    ${rows.join('\n    ')}
    <Platnosc><TerminPlatnosci><Termin>${due}</Termin></TerminPlatnosci><FormaPlatnosci>6</FormaPlatnosci><RachunekBankowy><NrRB>${account}</NrRB><NazwaBanku>Bank Przykładowy</NazwaBanku></RachunekBankowy></Platnosc>
  </Fa>
</Faktura>`;
  return { title: `Faktura ${number}`, name: `${ksefOf(sale)}.xml`, xml };
}

/** Net and VAT by rate. */
function sumsOf(lines: readonly Line[]) {
  const netOf = ({ quantity, price, before }: Line) => quantity * price * (before ? -1 : 1);
  return rates.flatMap(([rate, row]) => {
    const own = lines.filter((line) => line.rate === rate);
    const net = own.reduce((sum, line) => sum + netOf(line), 0);
    return own.length === 0 ? [] : [{ row, net, vat: vatOnNet(net, rate) }];
  });
}

function totalOf(lines: readonly Line[]): { net: number; vat: number } {
  const sums = sumsOf(lines);
  return { net: sums.reduce((sum, { net }) => sum + net, 0), vat: sums.reduce((sum, { vat }) => sum + vat, 0) };
}

const ksefOf = ({ seller, issued, number }: Sale) => ksefNumber(seller.nip, issued, number);

/** A number as KSeF gives, its digits made of the invoice's own number. */
function ksefNumber(nip: string, day: string, number: string): string {
  const digits = [...number].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 0xffffffffffff, 7);
  const start = `${nip}-${day.replaceAll('-', '')}-${digits.toString(16).toUpperCase().padStart(12, '0')}`;
  return `${start}-${crc8(start)}`;
}

const zlote = (grosze: number) => (grosze / 100).toFixed(2);
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
