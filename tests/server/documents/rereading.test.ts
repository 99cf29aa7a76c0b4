import { beforeEach, describe, expect, test } from 'vitest';
import { crc8 } from '../../../src/domain/identifiers/ksefNumber';
import { rereading } from '../../../src/server/documents/rereadingJob';
import { factsVersion } from '../../../src/server/files/checks/invoice';
import { sample } from '../../domain/sample';
import { openOffice } from '../../support/office';
import { runDaily } from '../../support/runDaily';
import { invoiceXml, send, strangerNip } from './papers';

const office = openOffice();
const ksiegowa = () => office.as('ksiegowa');
const query = (text: string, values: unknown[] = []) => office.services.db.query<Record<string, unknown>>({ text, values });
const night = () => runDaily(office, rereading, { today: '2026-11-20', now: office.services.clock() });

/** What readers answered of VAT RR before they knew it, and what its document then said. */
const unread = { unreadable: 'To nie jest faktura FA (kod formularza FA_RR).', other_form: true };
const blank = {
  document_type: 'other',
  number: null,
  issue_date: null,
  delivery_date: null,
  due_date: null,
  counterparty_name: null,
  counterparty_nip: null,
  counterparty_account: null,
  currency: 'PLN',
  net_amount: null,
  vat_amount: null,
  gross_amount: null,
  payment_method: null,
  paid: null,
};

let firm: { id: string; nip: string };
beforeEach(async () => {
  const made = await office.add('companies');
  firm = { id: String(made.id), nip: String(made.vat_number) };
});

/** A document as an earlier version left it: its file's facts and its own values written over by hand. */
async function kept(xml: string, facts: object | string | null, values: Record<string, unknown>, name = 'faktura.xml') {
  const { body } = await send(office, ksiegowa(), { company_id: firm.id }, name, xml);
  await query('update files set facts = $2 where id = $1', [body.file_id, facts && JSON.stringify(facts)]);
  const names = Object.keys(values);
  const sets = names.map((key, nth) => `${key} = $${nth + 2}`).join(', ');
  if (names.length > 0) await query(`update documents set ${sets} where id = $1`, [body.id, ...Object.values(values)]);
  return String(body.id);
}
const rr = () => sample('fa-rr-faktura.xml').replace('7123456706', strangerNip).replace('6342109878', firm.nip);
const seen = async (id: string) => (await ksiegowa().get(`/api/documents/${id}`)).body;
const says = ({ findings }: { findings: { says: string }[] | null }) => (findings ?? []).map((each) => each.says).join(' ');

describe('a document whose file came before these readers', () => {
  test('is filled in by night as if it came today, in the trail too, and only once', async () => {
    const id = await kept(rr(), unread, { ...blank, title: 'faktura', period: '2026-10' });
    await night();
    const after = await seen(id);
    expect(after).toMatchObject({
      title: 'Faktura VAT RR RR/10/2026/15',
      document_type: 'purchase_invoice',
      number: 'RR/10/2026/15',
      counterparty_nip: strangerNip,
      gross_amount: 486_750,
      payment_method: 'transfer',
      paid: false,
      period: '2026-10',
    });
    expect(says(after)).toMatch(/^Zryczałtowany zwrot podatku odlicza się/);
    const lines = await query("select actor_id from audit where entity_id = $1 and action = 'update'", [id]);
    expect(lines).toEqual([{ actor_id: null }]);
    await night();
    expect((await seen(id)).version).toBe(after.version);
    const [file] = await query('select facts from files where record_id = $1', [id]);
    expect(file?.facts).toMatchObject({ number: 'RR/10/2026/15', read_by: factsVersion });
  });

  test('keeps what somebody wrote over the earlier reading', async () => {
    const own = { ...blank, title: 'Jabłka od sąsiada', number: 'RR/15', gross_amount: 480_000, document_type: 'receipt' };
    const id = await kept(rr(), unread, { ...own, period: '2026-10' });
    await night();
    expect(await seen(id)).toMatchObject({
      title: 'Jabłka od sąsiada',
      number: 'RR/15',
      gross_amount: 480_000,
      document_type: 'receipt',
      net_amount: 455_000,
      counterparty_nip: strangerNip,
    });
  });

  test('takes another side where the earlier reading knew no roles, and leaves one that a person chose', async () => {
    const third = `<Podmiot3><DaneIdentyfikacyjne><NIP>${firm.nip}</NIP></DaneIdentyfikacyjne><Rola>6</Rola></Podmiot3>`;
    const xml = invoiceXml({ seller: strangerNip }).replace('</Podmiot2>', `</Podmiot2>${third}`);
    const [{ facts } = { facts: null }] = await query('select facts from files where record_id = $1', [
      await kept(xml, null, {}, 'wzór.xml').then(async (id) => {
        await night();
        return id;
      }),
    ]);
    const { roles: _, read_by: __, ...old } = facts as Record<string, unknown>;
    const id = await kept(
      xml.replace('FV/2026/11/0007', 'FV/1'),
      { ...old, number: 'FV/1' },
      { document_type: 'purchase_invoice' },
    );
    const chosen = await kept(xml.replace('FV/2026/11/0007', 'FV/2'), { ...old, number: 'FV/2' }, { document_type: 'contract' });
    await night();
    expect(await seen(id)).toMatchObject({ document_type: 'other', number: 'FV/1' });
    expect(says(await seen(id))).toMatch(/To nie jest jej zakup ani sprzedaż/);
    expect((await seen(chosen)).document_type).toBe('contract');
  });

  test('that somebody decided on stays whole, and its file is read all the same', async () => {
    const id = await kept(rr(), unread, { ...blank, title: 'faktura', status: 'booked' });
    const before = await seen(id);
    await night();
    expect(await seen(id)).toEqual(before);
    const [file] = await query('select facts from files where record_id = $1', [id]);
    expect(file?.facts).toMatchObject({ number: 'RR/10/2026/15', read_by: factsVersion });
  });
});

describe('its month', () => {
  const named = (day: string) => {
    const start = `${strangerNip}-${day}-0123456789AB`;
    return `${start}-${crc8(start)}.xml`;
  };
  const purchase = () => invoiceXml({ seller: strangerNip, buyer: firm.nip });

  test('moves from the one that the earlier reading told, unless its month was said to be complete', async () => {
    const sale = () => invoiceXml({ seller: firm.nip, buyer: strangerNip });
    const earlier = { ...unread };
    const moved = await kept(purchase(), { unreadable: 'x' }, { period: '2026-12' }, named('20261102'));
    const told = await kept(sale(), earlier, { period: '2026-07' });
    await night();
    // Nobody knows whether a person chose these months, so it is told.
    expect(await seen(moved)).toMatchObject({ period: '2026-12' });
    expect(says(await seen(moved))).toMatch(/plik wskazuje listopad 2026\. Sprawdź okres\./);
    expect(await seen(told)).toMatchObject({ period: '2026-07' });
    expect(says(await seen(told))).toMatch(/Po ponownym odczycie plik wskazuje październik 2026/);
  });

  test('follows the invoice that is read now, from the month of the one that was', async () => {
    const id = await kept(purchase(), null, {});
    await night();
    const [row = { facts: {} }] = await query('select facts from files where record_id = $1', [id]);
    const { read_by: _, ...facts } = row.facts as Record<string, unknown>;
    const earlier = { ...facts, issue_date: '2026-09-30', delivery_date: null };
    const values = { issue_date: '2026-09-30', delivery_date: null, period: '2026-09' };
    const moves = await kept(purchase().replace('FV/2026/11/0007', 'FV/3'), { ...earlier, number: 'FV/3' }, values);
    const declared = await kept(purchase().replace('FV/2026/11/0007', 'FV/4'), { ...earlier, number: 'FV/4' }, values);
    await night();
    expect((await seen(moves)).period).toBe('2026-11');
    expect((await seen(declared)).period).toBe('2026-11');
    await query('update files set facts = $2 where record_id = $1', [declared, JSON.stringify({ ...earlier, number: 'FV/4' })]);
    await query("update documents set period = '2026-09', issue_date = '2026-09-30' where id = $1", [declared]);
    await office.add('month-declarations', { company_id: firm.id, period: '2026-11', status: 'declared' });
    await night();
    expect((await seen(declared)).period).toBe('2026-09');
    expect(says(await seen(declared))).toMatch(/Po ponownym odczycie plik wskazuje listopad 2026/);
  });
});

test('a file whose earlier reading makes no sense is left, and takes nothing of the others', async () => {
  const broken = await kept(rr(), 'niczego', { ...blank, title: 'faktura' });
  const id = await kept(rr().replace('RR/10/2026/15', 'RR/16'), unread, { ...blank, title: 'faktura' });
  await night();
  expect(await seen(broken)).toMatchObject({ number: null, title: 'faktura' });
  expect(await seen(id)).toMatchObject({ number: 'RR/16', gross_amount: 486_750 });
});

test('F06: a file that is not what was put there, or is gone, is left as it is', async () => {
  const id = await kept(rr(), unread, { ...blank, title: 'faktura' });
  await query("update files set sha256 = sha256('inne') where record_id = $1", [id]);
  const gone = await kept(rr().replace('RR/10/2026/15', 'RR/16'), unread, { ...blank, title: 'faktura' });
  await query("update files set storage_key = '1/nie-ma' where record_id = $1", [gone]);
  await night();
  for (const each of [id, gone]) expect(await seen(each)).toMatchObject({ number: null, title: 'faktura' });
  const facts = await query('select facts from files where record_id = any ($1::uuid[])', [[id, gone]]);
  expect(facts.map((each) => each.facts)).toEqual([unread, unread]);
});
