import { describe, expect, test } from 'vitest';
import { checkInvoice } from '../../../src/domain/ksef/checkInvoice';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { sample } from '../sample';

test.each(['constructor', '__proto__', 'toString', '99'])('the code %s, which the schema lacks, means nothing', (code) => {
  const third = `<Podmiot3><DaneIdentyfikacyjne/><Rola>${code}</Rola></Podmiot3>`;
  const invoice = readInvoice(
    sample('fa3-faktura-korygujaca.xml')
      .replace('<FormaPlatnosci>6', `<FormaPlatnosci>${code}`)
      .replace('<TypKorekty>2', `<TypKorekty>${code}`)
      .replace('kodSystemowy="FA (3)"', `kodSystemowy="${code}"`)
      .replace('<Fa>', `${third}<Fa>`),
  );
  expect(invoice.payment.form).toBeNull();
  expect(invoice.correction?.effect).toBeNull();
  expect(invoice.third_parties[0]?.role).toBeNull();
  expect(checkInvoice(invoice).map((finding) => finding.message)).toEqual([
    `Nieznany wzór faktury ${code}: odczytane pola mogą być niepełne.`,
  ]);
});

/** Codes of the official schema FA(3) and what they stand for. */
const FORMS_OF_PAYMENT = ['gotówka', 'karta', 'bon', 'czek', 'kredyt', 'przelew', 'płatność mobilna'];
const EFFECTS = ['w dacie ujęcia faktury pierwotnej', 'w dacie wystawienia korekty', 'w innej dacie lub w różnych datach'];
const ROLES = [
  'faktor',
  'odbiorca',
  'podmiot pierwotny',
  'dodatkowy nabywca',
  'wystawca faktury',
  'dokonujący płatności',
  'jednostka samorządu terytorialnego – wystawca',
  'jednostka samorządu terytorialnego – odbiorca',
  'członek grupy VAT – wystawca',
  'członek grupy VAT – odbiorca',
  'pracownik',
];
const AUTHORIZED = ['organ egzekucyjny', 'komornik sądowy', 'przedstawiciel podatkowy'];

describe('every code of the schema in words', () => {
  const numbered = (words: string[]) => words.map((word, at) => [String(at + 1), word] as const);
  const changed = (from: string | RegExp, to: string) => readInvoice(sample('fa3-faktura-korygujaca.xml').replace(from, to));

  test.each(numbered(FORMS_OF_PAYMENT))('form of payment %s', (code, word) =>
    expect(changed('<FormaPlatnosci>6', `<FormaPlatnosci>${code}`).payment.form).toBe(word),
  );
  test.each(numbered(EFFECTS))('effect of a correction %s', (code, word) =>
    expect(changed('<TypKorekty>2', `<TypKorekty>${code}`).correction?.effect).toBe(word),
  );
  test.each(numbered(ROLES))('role of a third party %s', (code, word) =>
    expect(changed('<Fa>', `<Podmiot3><Rola>${code}</Rola></Podmiot3><Fa>`).third_parties[0]?.role).toBe(word),
  );
  test.each(numbered(AUTHORIZED))('role of an authorised party %s', (code, word) =>
    expect(changed('<Fa>', `<PodmiotUpowazniony><RolaPU>${code}</RolaPU></PodmiotUpowazniony><Fa>`).authorized_party?.role).toBe(
      word,
    ),
  );
  test.each([
    ['VAT', 'faktura'],
    ['KOR', 'faktura korygująca'],
    ['ZAL', 'faktura zaliczkowa'],
    ['ROZ', 'faktura rozliczeniowa'],
    ['UPR', 'faktura uproszczona'],
    ['KOR_ZAL', 'korekta faktury zaliczkowej'],
    ['KOR_ROZ', 'korekta faktury rozliczeniowej'],
  ])('kind of invoice %s', (code, word) => expect(changed('<RodzajFaktury>KOR', `<RodzajFaktury>${code}`).kind_label).toBe(word));
});
