import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { verificationLink } from '../../../src/domain/ksef/link';
import { readInvoice } from '../../../src/domain/ksef/readInvoice';
import { openUpo, readUpo } from '../../../src/domain/ksef/upo';
import { refusal } from '../refusal';
import { sample } from '../sample';

const upo = sample('ksef-upo.xml');
const changed = (from: string | RegExp, to: string) => {
  expect(upo).toMatch(from);
  return upo.replace(from, to);
};

test('a confirmation names the session, in whose name it was, and every invoice with its moments in Warsaw', () => {
  expect(readUpo(upo)).toEqual({
    issued_by: 'Ministerstwo Finansów',
    session_number: '20261105-SO-0000000000-0000000000-00',
    context: '1234563218',
    form: 'FA (3)',
    page: 1,
    pages: 1,
    documents: [
      {
        seller_nip: '1234563218',
        ksef_number: '1234563218-20261105-0123456789AB-57',
        invoice_number: 'FV/2026/11/0007',
        issue_date: '2026-11-05',
        sent_at: '2026-11-05 10:15:00',
        accepted_at: '2026-11-05 10:15:02',
        hash: 'O53bGs3HoT8KfXagJ25FbYrHILQjja0lXmuvAerMeEU=',
        mode: 'Online',
      },
    ],
  });
});

test('the hash it confirms is that of the invoice, and leads to the page that shows it', () => {
  const file = sample('fa3-faktura-vat.xml');
  const { seller, issue_date } = readInvoice(file);
  const [confirmed] = readUpo(upo).documents;
  expect(createHash('sha256').update(file).digest('base64')).toBe(confirmed?.hash);
  expect(verificationLink(seller.nip ?? '', issue_date, confirmed?.hash ?? '', 'test')).toBe(
    'https://qr-test.ksef.mf.gov.pl/invoice/1234563218/05-11-2026/O53bGs3HoT8KfXagJ25FbYrHILQjja0lXmuvAerMeEU',
  );
  expect(verificationLink('1234563218', '2026-11-05', 'a+/b+/==')).toBe(
    'https://qr.ksef.mf.gov.pl/invoice/1234563218/05-11-2026/a-_b-_',
  );
  expect(verificationLink('1234563218', '2026-11-05', 'aa', 'demo')).toContain('https://qr-demo.ksef.mf.gov.pl/');
});

test('a page of many, in the name of an internal unit or a foreign payer', () => {
  const paged = changed(
    '<NazwaStrukturyLogicznej>',
    '<OpisPotwierdzenia><Strona>2</Strona><LiczbaStron>3</LiczbaStron></OpisPotwierdzenia><NazwaStrukturyLogicznej>',
  );
  expect(readUpo(paged)).toMatchObject({ page: 2, pages: 3 });
  for (const kind of ['IdWewnetrzny', 'IdZlozonyVatUE', 'IdDostawcyUslugPeppol']) {
    expect(readUpo(changed('<Nip>1234563218</Nip>', `<${kind}>X</${kind}>`)).context).toBe('X');
  }
  expect(readUpo(changed(/<Uwierzytelnienie>[\s\S]*<\/Uwierzytelnienie>/, '')).context).toBeNull();
});

test.each<[string | RegExp, string, string]>([
  [
    '<Potwierdzenie xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3">',
    '<Potwierdzenie>',
    'root: To nie jest UPO z KSeF (element Potwierdzenie).',
  ],
  [/<\?xml[\s\S]*/, '<UPO xmlns="http://upo.schematy.mf.gov.pl/KSeF/v4-3"/>', 'root: To nie jest UPO z KSeF (element UPO).'],
  [
    '<NumerReferencyjnySesji>',
    '<NumerReferencyjnySesji>1</NumerReferencyjnySesji><NumerReferencyjnySesji>',
    'content: Pole NumerReferencyjnySesji występuje więcej niż raz.',
  ],
  ['<NumerFaktury>', '<NumerFaktury>1</NumerFaktury><NumerFaktury>', 'content: Pole NumerFaktury występuje więcej niż raz.'],
  [/<Dokument>[\s\S]*<\/Dokument>/, '', 'content: UPO nie potwierdza żadnej faktury.'],
  [/<NumerReferencyjnySesji>.*<\/NumerReferencyjnySesji>/, '', 'content: W pliku brakuje pola NumerReferencyjnySesji.'],
  [/<NipSprzedawcy>.*<\/NipSprzedawcy>/, '', 'content: W pliku brakuje pola Dokument/NipSprzedawcy.'],
  [/<NumerKSeFDokumentu>.*<\/NumerKSeFDokumentu>/, '', 'content: W pliku brakuje pola Dokument/NumerKSeFDokumentu.'],
  [/<NumerFaktury>.*<\/NumerFaktury>/, '', 'content: W pliku brakuje pola Dokument/NumerFaktury.'],
  [/<DataWystawieniaFaktury>.*<\/DataWystawieniaFaktury>/, '', 'content: W pliku brakuje pola Dokument/DataWystawieniaFaktury.'],
  [
    /<DataPrzeslaniaDokumentu>.*<\/DataPrzeslaniaDokumentu>/,
    '',
    'content: W pliku brakuje pola Dokument/DataPrzeslaniaDokumentu.',
  ],
  [/<DataNadaniaNumeruKSeF>.*<\/DataNadaniaNumeruKSeF>/, '', 'content: W pliku brakuje pola Dokument/DataNadaniaNumeruKSeF.'],
  [/<SkrotDokumentu>.*<\/SkrotDokumentu>/, '', 'content: W pliku brakuje pola Dokument/SkrotDokumentu.'],
])('refused: %s replaced by %s', (from, to, message) => expect(refusal(() => readUpo(changed(from, to)))).toBe(message));

test('a document inside of another part is none', () => {
  const [, document = ''] = /(<Dokument>[\s\S]*<\/Dokument>)/.exec(upo) ?? [];
  expect(readUpo(changed('<Dokument>', `<Inne>${document}</Inne><Dokument>`)).documents).toHaveLength(1);
});

test('ten thousand invoices are confirmed at once and no more', () => {
  const [, document = ''] = /(<Dokument>[\s\S]*<\/Dokument>)/.exec(upo) ?? [];
  const many = (count: number) => {
    const stream = openUpo();
    const [head = '', tail = ''] = upo.split(document);
    stream.write(head);
    for (let at = 0; at < count; at += 100) stream.write(document.repeat(Math.min(100, count - at)));
    stream.write(tail);
    return stream.close().documents.length;
  };
  expect(many(10_000)).toBe(10_000);
  expect(refusal(() => many(10_001))).toBe('elements: UPO potwierdza więcej niż 10000 faktur.');
});
