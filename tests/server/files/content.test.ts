import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentRows } from '../../../src/contract/fileContent';
import { DOCUMENT_LIMITS } from '../../../src/domain/xml/limits';
import { checkFile } from '../../../src/server/files/checks/checkFile';
import { limits } from '../../../src/server/limits';
import { cii, ubl } from '../../domain/foreignInvoice/samples';
import { inAll } from '../../support/inAll';
import { openOffice } from '../../support/office';
import { invoiceXml, send } from '../documents/papers';
import { uploaded } from './desk';
import { docx, zipOf } from './samples';

const office = openOffice();
const who = () => office.as('ksiegowa');
const sample = (name: string) => readFileSync(`tests/domain/samples/${name}.xml`, 'utf8');
const told = async (name: string, text: string | Buffer) => {
  const { id } = await uploaded(office, who(), name, text);
  return (await who().get(`/api/files/${id}/content`)).body.data;
};

describe('what an XML file says', () => {
  test('of an invoice is the invoice itself with its lines, rates and payment', async () => {
    const content = await told('faktura.xml', sample('fa3-faktura-vat'));
    expect(content).toMatchObject({
      kind: 'invoice',
      lines_left: 0,
      findings: [],
      invoice: {
        number: 'FV/2026/11/0007',
        seller: { nip: '1234563218' },
        buyer: { name: 'Żółta Łódź Jan Testowy' },
        gross_amount: 220_300,
        due_date: '2026-11-19',
      },
    });
    expect(content.invoice.lines).toHaveLength(4);
    expect(content.invoice.rates.map(({ label }: { label: string }) => label)).toEqual(['23%', '8%', 'zwolnione']);
  });

  test('of a correction tells the lines before it and after it', async () => {
    const { invoice } = await told('korekta.xml', sample('fa3-faktura-korygujaca'));
    expect(invoice.correction).toMatchObject({ reason: 'Błędna liczba osób', of: [{ number: 'FV/2026/11/0007' }] });
    expect(invoice.lines.map((line: { before_correction: boolean }) => line.before_correction)).toEqual([true, false]);
  });

  test('does not hide what does not add up', async () => {
    const { findings } = await told('zła.xml', invoiceXml().replace('<P_15>2203.00<', '<P_15>2300.00<'));
    expect(findings).toEqual([{ says: expect.stringMatching(/^Należność ogółem 2.300,00/), certain: true }]);
  });

  test('of very many lines is the first of them, the others counted', async () => {
    const [row = ''] = /<FaWiersz>[\s\S]*?<\/FaWiersz>/.exec(sample('fa3-faktura-vat')) ?? [];
    const xml = sample('fa3-faktura-vat').replace(row, row.repeat(contentRows));
    const { invoice, lines_left } = await told('długa.xml', xml);
    expect([invoice.lines.length, lines_left]).toEqual([contentRows, 3]);
  });

  test('of a confirmation and of a ledger is what they confirm and sum up', async () => {
    expect(await told('upo.xml', sample('ksef-upo'))).toMatchObject({
      kind: 'upo',
      upo: { documents: [{ ksef_number: '1234563218-20261105-0123456789AB-57' }] },
    });
    expect(await told('jpk.xml', sample('jpk-v7m'))).toMatchObject({ kind: 'jpk', jpk: { form: 'JPK_V7M (3)' } });
  });

  inAll(
    'of a ledger larger than any document is its sums all the same; of a document as large, that it is too large',
    'server/files/content.test.ts',
    async () => {
      const jpk = sample('jpk-v7m');
      const [row = ''] = /<SprzedazWiersz>[\s\S]*?<\/SprzedazWiersz>/.exec(jpk) ?? [];
      const times = Math.ceil((DOCUMENT_LIMITS.size + 1) / row.length);
      const content = await told('duży.xml', jpk.replace(row, row.repeat(times)));
      const before = await told('jpk.xml', jpk);
      expect(content).toMatchObject({ kind: 'jpk', jpk: { form: 'JPK_V7M (3)' } });
      expect(content.jpk.sales.rows).toBe(before.jpk.sales.rows + times - 1);
      const large = `${'x'.repeat(DOCUMENT_LIMITS.size)}</Faktura>`;
      expect(await told('faktura.xml', sample('fa3-faktura-vat').replace('</Faktura>', large))).toEqual({
        kind: 'unreadable',
        says: 'Plik jest za duży (najwięcej 8 MB).',
      });
    },
  );

  test('of a packed JPK is left unread where unpacking took the check’s time: the archive is kept all the same', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packed-'));
    const path = join(folder, 'jpk.zip');
    await writeFile(path, zipOf([{ name: 'jpk.xml', content: sample('jpk-v7m') }]));
    const checked = (checkMs: number) =>
      checkFile({ path, ending: 'zip', cleaned: join(folder, 'clean'), limits: { ...limits.files, checkMs } });
    expect((await checked(20_000)).facts).toMatchObject({ form: 'JPK_V7M (3)' });
    expect(await checked(0)).toMatchObject({ mime: 'application/zip', facts: null });
    await rm(folder, { recursive: true });
  });

  test('of a JPK that came packed, as too large ones do, is its sums; of any other archive nothing', async () => {
    const jpk = sample('jpk-v7m');
    const { jpk: alone, findings, checked } = await told('jpk.xml', jpk);
    const beside = { name: '__MACOSX/._jpk.xml', content: 'x' };
    const packed = zipOf([{ name: 'JPK/', content: '' }, { name: 'JPK/jpk.xml', content: jpk }, beside]);
    expect(await told('jpk.zip', packed)).toEqual({ kind: 'jpk', jpk: alone, findings, checked });
    const { body } = await send(office, who(), { company_id: office.base().company }, 'JPK_V7M.zip', packed);
    expect(body).toMatchObject({ document_type: 'jpk', period: alone.month });
    expect(body.title).toMatch(/^JPK_V7M za /);
    const others = [
      [
        { name: 'a.xml', content: jpk },
        { name: 'b.xml', content: jpk },
      ],
      [{ name: 'a.xml', content: sample('fa3-faktura-vat') }],
      [{ name: 'a.xml', content: jpk.slice(0, -20) }],
      [{ name: 'a.xml', content: `<!DOCTYPE a [<!ENTITY b "c">]>${jpk.replace(/^<\?xml[^>]*>/, '')}` }],
      [{ name: 'a.txt', content: jpk }],
    ];
    for (const entries of others) expect(await told('a.zip', zipOf(entries))).toEqual({ kind: 'other' });
  });

  test('of a later version of a form is its name', async () => {
    const later = sample('fa-rr-faktura').replace('"FA_RR (1)"', '"FA_RR (2)"').replaceAll('P_4C>', 'P_4D>');
    expect(await told('rr.xml', later)).toMatchObject({ kind: 'form', form: { name: 'FA_RR (2)' } });
  });

  test('F03 of an invoice that is not sound is a Polish sentence, and never an error of the server', async () => {
    expect(await told('pusta.xml', '<Faktura/>')).toEqual({ kind: 'unreadable', says: 'W pliku brakuje pola Naglowek.' });
  });

  test('of an invoice UBL or CII is what it says, drawn as those of KSeF are', async () => {
    const content = await told('factur-x.xml', cii());
    expect(content).toMatchObject({
      kind: 'invoice',
      invoice: { number: 'RE-2026/118', currency: 'EUR', gross_amount: 120_000, seller: { vat_eu: 'DE123456789' } },
      findings: [{ says: expect.stringMatching(/spoza wzorów FA: pola odczytaliśmy z pliku/), certain: false }],
      lines_left: 0,
    });
    expect(await told('pef.xml', ubl())).toMatchObject({ kind: 'invoice', invoice: { number: 'PEF/7/2026' } });
    expect(await told('pef.xml', ubl(['380', '380\u0001']))).toMatchObject({ kind: 'invoice' });
  });

  test('of a form that is not drawn is its name, or its root and name space', async () => {
    const named = async (xml: string) => (await told('plik.xml', xml)).form;
    expect(await told('inny.xml', '<zamowienie xmlns="urn:sklep:1"/>')).toEqual({
      kind: 'form',
      form: { kind: 'unknown', name: 'zamowienie', schema: 'urn:sklep:1' },
    });
    const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
    expect(await named(`<u:Invoice xmlns:u="${ubl}Invoice-2"/>`)).toMatchObject({
      kind: 'pef',
      name: 'Faktura UBL (PEF, Peppol)',
    });
    expect(await named(`<CreditNote xmlns="${ubl}CreditNote-2"/>`)).toMatchObject({ name: 'Korekta UBL (PEF, Peppol)' });
    const cii = '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>';
    expect(await named(cii)).toMatchObject({ kind: 'pef', name: 'Faktura CII (Factur-X, ZUGFeRD)' });
    expect(await named('<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>')).toMatchObject({
      kind: 'pef',
    });
    const pit = '<Naglowek><KodFormularza kodSystemowy="PIT-11 (29)">PIT-11</KodFormularza></Naglowek>';
    expect(await named(`<Deklaracja>${pit}</Deklaracja>`)).toMatchObject({ kind: 'form', name: 'PIT-11 (29)' });
    const odd = pit.replace('PIT-11 (29)', '&lt;b&gt;');
    expect(await named(`<Deklaracja>${odd}</Deklaracja>`)).toMatchObject({ kind: 'unknown', name: 'Deklaracja' });
    const report = '<JednostkaInna><Naglowek><KodSprawozdania>SprFin</KodSprawozdania></Naglowek></JednostkaInna>';
    expect(await named(report)).toMatchObject({ name: 'Sprawozdanie finansowe' });
    expect(await named(sample('kedu-dra'))).toMatchObject({ name: 'Dokumenty ZUS (KEDU)' });
  });

  test('of a confirmation in another version is its name, never that it is broken', async () => {
    const other = sample('ksef-upo').replace(/<NumerReferencyjnySesji>[^<]*<\/NumerReferencyjnySesji>/, '');
    expect(await told('upo.xml', other)).toMatchObject({ kind: 'form', form: { kind: 'upo' } });
  });

  test('is nothing for other kinds of files', async () => {
    expect(await told('umowa.docx', docx())).toEqual({ kind: 'other' });
  });

  test('F06 of a file that is not what was put there is told as damaged', async () => {
    const { id } = await uploaded(office, who(), 'podmieniona.xml', sample('fa3-faktura-vat'));
    await office.services.db.query({ text: `update files set sha256 = sha256('inne') where id = $1`, values: [id] });
    expect((await who().get(`/api/files/${id}/content`)).status).toBe(500);
  });
});

describe('P05 who may read what a file says', () => {
  test('is who may see the document: its client and the office, no stranger, worker or other firm', async () => {
    const { body: document } = await send(
      office,
      office.as('klient'),
      { company_id: office.base().company },
      'fv.xml',
      invoiceXml(),
    );
    const url = `/api/files/${document.file_id}/content`;
    const stranger = await office.client(await office.add('companies'));
    const statuses = [];
    for (const each of [office.as('klient'), who(), stranger, office.as('pracownik')])
      statuses.push((await each.get(url)).status);
    expect(statuses).toEqual([200, 200, 404, 404]);
    expect((await office.as('ksiegowa', 'kancelaria').get(url)).status).toBe(404);
    expect((await office.nobody().get(url)).status).toBe(401);
  });

  test('U01 is written in the trail as a look', async () => {
    const { id } = await uploaded(office, who(), 'faktura.xml', sample('fa3-faktura-vat'));
    await who().get(`/api/files/${id}/content`);
    const lines = await office.services.db.query({
      text: `select actor_id from audit where entity_id = $1 and action = 'preview'`,
      values: [id],
    });
    expect(lines).toEqual([{ actor_id: office.idOf('ksiegowa') }]);
  });
});
