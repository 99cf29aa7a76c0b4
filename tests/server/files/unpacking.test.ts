import { expect, test } from 'vitest';
import { droppedLimits } from '../../../src/contract/dropped';
import { openOffice } from '../../support/office';
import type { PrincipalName } from '../../support/principals';
import { invoiceXml } from '../documents/papers';
import { stored, uploaded } from './desk';
import { type Packed, zipOf } from './samples';

const office = openOffice({ limits: { files: { fileBytes: 200_000 } } });
const archive = async (entries: readonly Packed[], who: PrincipalName = 'ksiegowa') =>
  (await uploaded(office, office.as(who), 'faktury.zip', zipOf(entries))).id;
const unpack = (id: string, from = 0, who: PrincipalName = 'ksiegowa') =>
  office.as(who).post(`/api/files/${id}/unpack`, { from });
const named = (data: { files: { name: string }[] }) => data.files.map(({ name }) => name);

test('F03, F04: each file of an archive becomes one of its own, without its folders and what systems put beside', async () => {
  const id = await archive([
    { name: '2026-10/', content: '' },
    { name: '2026-10/zakup.xml', content: invoiceXml() },
    { name: '2026-10/skan.txt', content: 'paragon' },
    { name: '__MACOSX/2026-10/._zakup.xml', content: 'x' },
    { name: '_metadata.json', content: '{}' },
  ]);
  const { status, data } = await unpack(id);
  expect(status).toBe(201);
  expect(named(data)).toEqual(['zakup.xml', 'skan.txt']);
  expect(data).toMatchObject({ refused: [], total: 2, next: null });
  const recognized = await office
    .as('ksiegowa')
    .post('/api/documents/recognize', { file_ids: data.files.map((file: { id: string }) => file.id) });
  expect(recognized.data.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'other']);
});

test('F04: names are read as the program wrote them that packed the archive: in UTF-8, said or not, or as Windows in Poland does', async () => {
  const id = await archive([
    { name: 'zażółć.txt', content: 'a' },
    { name: 'gęśl.txt', content: 'b', flags: 0 },
    { name: 'cp852', title: Buffer.from('88a56b612e747874', 'hex'), content: 'c', flags: 0 },
    { name: '2026\\11\\skan.txt', content: 'd' },
  ]);
  expect(named((await unpack(id)).data)).toEqual(['zażółć.txt', 'gęśl.txt', 'łąka.txt', 'skan.txt']);
});

test('F04: a name in Windows-1250, or in UTF-8 beside another one, is read too', async () => {
  const beside = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), Buffer.from('świeca.txt')]);
  const extra = Buffer.alloc(4 + beside.length);
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(beside.length, 2);
  beside.copy(extra, 4);
  const id = await archive([
    { name: 'cp1250', title: Buffer.from('b3b96b612e747874', 'hex'), content: 'a', flags: 0 },
    { name: 'besides', title: Buffer.from('?wieca.txt'), content: 'b', flags: 0, extra },
  ]);
  expect(named((await unpack(id)).data)).toEqual(['łąka.txt', 'świeca.txt']);
});

test('F07: an entry that would be refused alone is refused here, and the others are taken', async () => {
  const { data } = await unpack(
    await archive([
      { name: 'dobry.txt', content: 'tekst' },
      { name: 'udaje.pdf', content: 'to nie PDF' },
      { name: 'dtd.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' },
      { name: 'nieznany.abc', content: 'x' },
    ]),
  );
  expect(named(data)).toEqual(['dobry.txt']);
  expect(data.refused.map(({ name }: { name: string }) => name)).toEqual(['udaje.pdf', 'dtd.xml', 'nieznany.abc']);
});

test('F02: an entry larger than a file may be is refused, however small it was packed, and nothing of it stays', async () => {
  const before = (await stored(office, 'incoming')).length;
  const { data } = await unpack(
    await archive([
      { name: 'bomba.txt', content: Buffer.from(Array.from({ length: 60_000 }, (_, at) => `${at % 7919}`).join('')) },
      { name: 'maly.txt', content: 'x' },
    ]),
  );
  expect(named(data)).toEqual(['maly.txt']);
  expect(data.refused[0].says).toMatch(/za duży/);
  expect((await stored(office, 'incoming')).length).toBe(before);
});

test('O07: a large archive is taken apart piece by piece, and each piece says where the rest begins', async () => {
  const count = droppedLimits.unpack + 3;
  const id = await archive(Array.from({ length: count }, (_, nth) => ({ name: `${nth}.txt`, content: `tekst ${nth}` })));
  const first = await unpack(id);
  expect([first.data.files.length, first.data.total, first.data.next]).toEqual([
    droppedLimits.unpack,
    count,
    droppedLimits.unpack,
  ]);
  const rest = await unpack(id, first.data.next);
  expect([named(rest.data), rest.data.next]).toEqual([['20.txt', '21.txt', '22.txt'], null]);
});

test('F03: traversal, links and passwords never get as far: the archive itself is refused', async () => {
  const wrong: Packed[] = [
    { name: '../wyjscie.txt', content: 'x' },
    { name: '/etc/passwd.txt', content: 'x' },
    { name: 'C:\\plik.txt', content: 'x' },
    { name: 'link.txt', content: 'x', mode: 0o120777 },
    { name: 'haslo.txt', content: 'x', flags: 0x801 },
    { name: 'wiecej.txt', content: 'x'.repeat(100), says: { unpacked: 5 } },
  ];
  for (const entry of wrong) await expect(archive([entry])).rejects.toThrow('422');
});

test('P05: another’s archive is not there, a file that is none is told, and so is one that a record holds', async () => {
  const id = await archive([{ name: 'a.txt', content: 'x' }]);
  expect((await unpack(id, 0, 'kierownik')).status).toBe(404);
  const { id: text } = await uploaded(office, office.as('ksiegowa'), 'a.txt', 'x');
  expect((await unpack(text)).status).toBe(422);
  await office.as('ksiegowa').post('/api/documents/', { company_id: office.base().company, file_id: id });
  expect((await unpack(id)).status).toBe(404);
  expect((await office.as('ksiegowa').post(`/api/files/${id}/unpack`, { from: -1 })).status).toBe(422);
});
