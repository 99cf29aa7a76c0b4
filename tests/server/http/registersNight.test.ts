import { beforeAll, beforeEach, expect, test } from 'vitest';
import { toWarsaw } from '../../../src/lib/dates';
import { openJobs } from '../../../src/server/jobs/openJobs';
import { registersNightly } from '../../../src/server/registers/night';
import { registerTurn } from '../../../src/server/registers/turn';
import { crowdNips } from '../../support/crowd';
import { openOffice } from '../../support/office';
import { runDaily } from '../../support/runDaily';
import { krsOfCrowd, registersStandIn } from '../registers/standIn';

const standIn = registersStandIn();
const registers = {};
beforeAll(() => void Object.assign(registers, standIn.places()));
const office = openOffice({
  config: { registers },
  limits: { registers: { pauseMs: 1, answerMs: 30_000, wholeMs: 60_000, tries: 1 } },
});
const keeper = () => office.as('ksiegowa');
const account = '62114000001234567890123456';
const off = '98102000030000000000000001';
let company = { id: '' };
const soleTraders = crowdNips(60).filter((nip) => krsOfCrowd(nip) === null);
let made = 0;

beforeEach(async () => {
  // What these two would say besides is a matter of their own.
  standIn.behave('regon', 'unknown');
  standIn.behave('ceidg', 'unknown');
  await office.services.db.query({ text: 'delete from register_checks' });
  await office.services.db.query({ text: "update companies set status = 'inactive' where status <> 'inactive'" });
  made += 1;
  const nip = soleTraders[made] ?? '';
  company = await office.add('companies', {
    vat_number: nip,
    title: `FIRMA ${nip}`,
    company_type: 'jdg',
    status: 'active',
    vat_status: 'active',
    vat_period: 'quarterly',
    regon: '123456785',
    accounts: [{ number: account, bank_name: null, purpose: 'main' }],
  });
});

/** What waits in the queue of registers and is due. */
const turns = () => openJobs(office.services, [registerTurn]).drain();
const night = async () => {
  const now = office.services.clock();
  await runDaily(office, registersNightly, { today: toWarsaw(now).slice(0, 10), now });
  await turns();
};
const inbox = async (filters = 'status:open') =>
  (await keeper().get(`/api/register-differences/?filters=company_id:${company.id},${filters}&sort=title:asc`)).body.data;
const bought = (title: string, nip: string, counterparty_name: string, visibility = 'company', counterparty_vat_eu?: string) =>
  office.add('documents', {
    company_id: company.id,
    direction: 'from_client',
    status: 'new',
    document_type: 'purchase_invoice',
    issue_date: toWarsaw(office.services.clock()).slice(0, 10),
    title,
    visibility,
    counterparty_nip: nip || null,
    ...(counterparty_vat_eu ? { counterparty_vat_eu } : {}),
    counterparty_name,
  });
const inCourtAsked = () => standIn.calls.krs.map(({ path }) => /OdpisAktualny\/(\d+)/.exec(path)?.[1]);
const bells = async () =>
  (await keeper().get('/api/notices/?limit=50')).body.data.map(({ title, text }: Record<string, string>) => title ?? text);

test('a night asks about each client once, keeps every answer, and finds nothing where all agrees', async () => {
  await night();
  expect(standIn.calls.white_list).toHaveLength(1);
  expect(await inbox()).toEqual([]);
  const { data } = (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:white_list`)).body;
  expect(data).toMatchObject([{ result: 'found', request_id: 'abc12-8d3f1c2', checked_by_id: null }]);
  // The same night again asks nobody twice.
  await night();
  expect(standIn.calls.white_list).toHaveLength(1);
});

test('a payer struck off waits in the inbox, is told to the keeper once, and taken over it is a dated line', async () => {
  standIn.behave('white_list', 'unknown');
  await night();
  const [difference] = await inbox();
  expect(difference).toMatchObject({ title: 'Status VAT', mine: 'czynny podatnik VAT', register: 'white_list' });
  expect((await bells()).join()).toContain('wykaz podatników VAT');
  const accept = (body: object) => keeper().post(`/api/register-differences/${difference.id}/actions/accept`, body);
  expect((await accept({})).body.errors).toEqual({ effective_from: 'Podaj, od kiedy zmienił się status VAT' });
  expect((await accept({ effective_from: '2026-11-01' })).status).toBe(200);
  expect((await keeper().get(`/api/companies/${company.id}`)).body).toMatchObject({ vat_status: 'removed' });
  const lines = (await keeper().get(`/api/profile-lines/?filters=company_id:${company.id},subject:vat`)).body.data;
  expect(lines.map(({ valid_from, vat_status }: Record<string, string>) => [valid_from, vat_status])).toContainEqual([
    '2026-11-01',
    'removed',
  ]);
  expect((await accept({ effective_from: '2026-11-01' })).status).toBe(409);
  // The day was decided with it, and what stands on the card by it.
  const { body: decided } = await keeper().get(`/api/register-differences/${difference.id}`);
  await keeper().put('/api/register-differences/', { id: decided.id, version: decided.version, effective_from: '2026-10-01' });
  expect((await keeper().get(`/api/register-differences/${difference.id}`)).body).toMatchObject({ effective_from: '2026-11-01' });
});

test('an account off the list is told to the keeper; put aside it is not told again, gone it is closed', async () => {
  await keeper().put('/api/companies/', { id: company.id, accounts: [{ number: off, bank_name: null, purpose: 'main' }] });
  await night();
  const found = await inbox();
  expect(found.map(({ title }: { title: string }) => title)).toEqual(['Nowy rachunek w wykazie', 'Rachunek spoza wykazu']);
  expect((await bells()).join()).toContain(off);
  const [fresh, gone] = found;
  expect((await keeper().post(`/api/register-differences/${gone.id}/actions/accept`, {})).status).toBe(409);
  await keeper().post(`/api/register-differences/${gone.id}/actions/dismiss`, {});
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect((await inbox()).map(({ id }: { id: string }) => id)).toEqual([fresh.id]);
  expect((await keeper().post(`/api/register-differences/${fresh.id}/actions/accept`, {})).status).toBe(200);
  expect((await keeper().get(`/api/companies/${company.id}`)).body.accounts).toMatchObject([
    { number: off },
    { number: account },
  ]);
});

test('a register that fails tells nothing of a client, and is left alone for the night', async () => {
  for (const how of [
    'server error',
    'malformed',
    'half an answer',
    'changed shape',
    'wrong key',
    'too many',
    'breaks off',
  ] as const) {
    await office.services.db.query({ text: 'delete from register_checks' });
    standIn.everyone(how);
    await night();
    expect(await inbox()).toEqual([]);
  }
  const { data } = (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:white_list`)).body;
  expect(data).toMatchObject([{ result: 'failed' }]);
});

test('a seller whom the court struck off or CEIDG has suspended waits in the inbox of the client who bought, until that is over', async () => {
  const inCourt = crowdNips(70).findLast((nip) => krsOfCrowd(nip) !== null) ?? '';
  const trader = soleTraders.at(-1) ?? '';
  await bought('Towar', inCourt, 'Hurtownia Zamknięta');
  await bought('Usługa', trader, 'Jan Usługowy');
  standIn.behave('krs', 'unknown');
  standIn.behave('ceidg', 'suspended');
  await night();
  const found = (await inbox()).filter(({ title }: { title: string }) => title === 'Sprzedawca z faktury');
  const said = found.map(({ register, mine, theirs }: Record<string, string>) => [register, mine, theirs]).sort();
  expect(said).toEqual([
    ['ceidg', `Jan Usługowy, NIP ${trader}: Usługa`, 'działalność zawieszona'],
    ['krs', `Hurtownia Zamknięta, NIP ${inCourt}: Towar`, 'nie ma aktualnego odpisu: spółka mogła zostać wykreślona'],
  ]);
  // Nothing of a seller is written to the client's card.
  expect((await keeper().post(`/api/register-differences/${found[0].id}/actions/accept`, {})).status).toBe(409);
  const kept = (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:krs`)).body.data;
  expect(kept).toMatchObject([{ number: krsOfCrowd(inCourt), result: 'not_found' }]);
  // Within the week nobody is asked again, and the client's own check does not close what is told of a seller.
  const asked = standIn.calls.krs.length;
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect(standIn.calls.krs).toHaveLength(asked);
  const open = async () => (await inbox()).filter(({ title }: { title: string }) => title === 'Sprzedawca z faktury').length;
  expect(await open()).toBe(2);
  // One of them had been of CEIDG before it was the court's.
  await office.services.db.query({
    text: "update register_differences set subject = $1 || 'ceidg', register = 'ceidg' where subject = $1 || 'krs'",
    values: [`seller:${inCourt}:`],
  });
  standIn.behave('krs', 'answers');
  standIn.behave('ceidg', 'answers');
  office.pass(7 * 86_400_000);
  await office.logInAgain();
  await night();
  expect(await open()).toBe(0);
});

test('a seller of another country is asked about in VIES, in the name of the client who bought, about once a week', async () => {
  const number = 'DE123456789';
  await bought('Piec', '', 'Ofen GmbH', 'company', number);
  await bought('Audyt', '', 'Berater GmbH', 'office_admin', 'ATU12345678');
  standIn.behave('vies', 'unknown');
  await night();
  const asked = () => standIn.calls.vies.map(({ body = '' }) => JSON.parse(body));
  // Who is not registered in VIES asks without a name.
  expect(asked()).toEqual([{ countryCode: 'DE', vatNumber: '123456789' }]);
  const told = async () =>
    (await inbox())
      .filter(({ title }: { title: string }) => title === 'Sprzedawca z faktury')
      .map(({ register, mine, theirs }: Record<string, string>) => [register, mine, theirs]);
  const says = 'numer VAT UE nie jest aktywny w VIES: sprawdź, czy to nabycie wewnątrzwspólnotowe';
  expect(await told()).toEqual([['vies', `Ofen GmbH, VAT UE ${number}: Piec`, says]]);
  const kept = async () =>
    (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:vies&sort=checked_at:asc`)).body.data;
  expect(await kept()).toMatchObject([{ number, result: 'not_found' }]);
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect(asked()).toHaveLength(1);
  // VIES numbers its answer for who is registered there.
  await office.services.db.query({ text: 'update companies set vat_eu = true where id = $1', values: [company.id] });
  standIn.behave('vies', 'answers');
  office.pass(6 * 86_400_000);
  await office.logInAgain();
  await night();
  const { body: own } = await keeper().get(`/api/companies/${company.id}`);
  expect(asked()).toContainEqual({
    countryCode: 'DE',
    vatNumber: '123456789',
    requesterMemberStateCode: 'PL',
    requesterNumber: own.vat_number,
  });
  expect(await told()).toEqual([]);
  expect(
    (await kept())
      .filter((each: { number: string }) => each.number === number)
      .map(({ result }: { result: string }) => result)
      .sort(),
  ).toEqual(['found', 'not_found']);
});

test('a seller whom VIES could not be asked about is asked about the next night', async () => {
  await bought('Piec', '', 'Ofen GmbH', 'company', 'DE123456789');
  standIn.behave('vies', 'breaks off');
  await night();
  const calls = standIn.calls.vies.length;
  standIn.behave('vies', 'answers');
  office.pass(86_400_000);
  await office.logInAgain();
  await turns();
  expect(standIn.calls.vies.length).toBe(calls + 1);
});

const askedInVies = () => standIn.calls.vies.map(({ body = '' }) => JSON.parse(body));
const numbersAsked = () => askedInVies().map(({ countryCode, vatNumber }) => countryCode + vatNumber);
const keptOfVies = async (companyId = company.id) => {
  const { data } = (await keeper().get(`/api/register-checks/?filters=company_id:${companyId},register:vies&sort=number:asc`))
    .body;
  return data.map(({ number, result }: Record<string, string>) => `${number} ${result}`);
};
const nextDay = async () => {
  office.pass(86_400_000);
  await office.logInAgain();
};
const germans = [1, 2, 3, 4, 5].map((last) => `DE10000000${last}`);

test.each(['out in Germany', 'busy in Germany'] as const)(
  'a country whose register fails (%s) keeps VIES from no other country; its sellers alone are asked about the next night',
  async (how) => {
    for (const number of [...germans, 'FR12345678901']) await bought(`Towar ${number}`, '', 'Sprzedawca', 'company', number);
    standIn.behave('vies', how);
    await night();
    expect(numbersAsked().sort()).toEqual([...germans, 'FR12345678901']);
    expect(await keptOfVies()).toEqual([...germans.map((number) => `${number} failed`), 'FR12345678901 found']);
    standIn.behave('vies', 'answers');
    await nextDay();
    await night();
    expect(numbersAsked().slice(6).sort()).toEqual(germans);
    await nextDay();
    await night();
    expect(numbersAsked()).toHaveLength(11);
  },
);

test('after a night in which VIES was out of order it is asked about each seller once', async () => {
  for (const number of germans) await bought(`Towar ${number}`, '', 'Sprzedawca', 'company', number);
  standIn.behave('vies', 'server error');
  await night();
  const before = numbersAsked().length;
  expect(before).toBe(3);
  standIn.behave('vies', 'answers');
  await nextDay();
  await night();
  expect(numbersAsked().slice(before).sort()).toEqual(germans);
  await nextDay();
  await night();
  expect(numbersAsked()).toHaveLength(before + 5);
});

test('a number that VIES takes in no such form is not asked about again the next night, nor does it end the night', async () => {
  for (const number of germans) await bought(`Towar ${number}`, '', 'Sprzedawca', 'company', number);
  standIn.behave('vies', 'number refused');
  await night();
  expect(numbersAsked().sort()).toEqual(germans);
  await nextDay();
  await night();
  expect(numbersAsked()).toHaveLength(5);
});

test('a client whom VIES does not know is answered about its sellers without its name', async () => {
  await bought('Piec', '', 'Ofen GmbH', 'company', 'DE123456789');
  await office.services.db.query({ text: 'update companies set vat_eu = true where id = $1', values: [company.id] });
  standIn.behave('vies', 'asker unknown');
  await night();
  const german = askedInVies().filter(({ countryCode }) => countryCode === 'DE');
  expect(german.map(({ requesterNumber }) => requesterNumber !== undefined)).toEqual([true, false]);
  expect(await keptOfVies()).toContain('DE123456789 found');
});

test('a seller of several clients without a name in VIES is asked about once, and each of them has the answer', async () => {
  const first = company;
  await bought('Serwer', '', 'Cloud Ltd', 'company', 'IE1234567WA');
  const nip = crowdNips(130).at(-1) ?? '';
  company = await office.add('companies', { vat_number: nip, title: `FIRMA ${nip}`, company_type: 'jdg', status: 'active' });
  await bought('Serwer', '', 'Cloud Ltd', 'company', 'IE1234567WA');
  await night();
  expect(numbersAsked()).toEqual(['IE1234567WA']);
  for (const { id } of [first, company]) expect(await keptOfVies(id)).toEqual(['IE1234567WA found']);
});

test('a difference about a number that was put right on the paper is closed', async () => {
  const { id } = await bought('Piec', '', 'Ofen GmbH', 'company', 'DE123456780');
  standIn.behave('vies', 'unknown');
  await night();
  const titles = async (filters?: string) => (await inbox(filters)).map(({ title }: { title: string }) => title);
  expect(await titles()).toContain('Sprzedawca z faktury');
  await keeper().put('/api/documents/', { id, counterparty_vat_eu: 'DE123456789' });
  standIn.behave('vies', 'answers');
  await nextDay();
  await night();
  expect(await titles()).not.toContain('Sprzedawca z faktury');
  expect(await titles('status:gone')).toContain('Sprzedawca z faktury');
});

test('a client’s own turn does not wait for the answers about who sold to it', async () => {
  const [inCourt = '', own = ''] = crowdNips(80)
    .filter((nip) => krsOfCrowd(nip) !== null)
    .slice(-2);
  const added = { vat_number: own, title: `FIRMA ${own}`, company_type: 'llc', status: 'active', krs: krsOfCrowd(own) };
  company = await office.add('companies', added);
  await bought('Towar', inCourt, 'Hurtownia');
  await night();
  expect(inCourtAsked().sort()).toEqual([krsOfCrowd(own), krsOfCrowd(inCourt)].sort());
  const lists = standIn.calls.white_list.length;
  // The client was asked about long ago, the seller today.
  await office.services.db.query({
    text: "update register_checks set created_at = created_at - interval '9 days' where number = any ($1)",
    values: [[own, krsOfCrowd(own)]],
  });
  await night();
  expect(inCourtAsked().slice(2)).toEqual([krsOfCrowd(own)]);
  expect(standIn.calls.white_list.slice(lists).map(({ path }) => path)).toEqual([expect.stringContaining(own)]);
});

const checksOfList = async () =>
  (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:white_list&sort=number:asc`)).body.data;

test('a night leaves persons thirty of the day’s searches of the list; who was not asked about comes the next night', async () => {
  const [seller = ''] = crowdNips(90).slice(-1);
  await bought('Towar', seller, 'Hurtownia');
  office.pass(86_400_000);
  await office.logInAgain();
  const { registers: reached } = office.services;
  const left = () => reached.states().find(({ register }) => register === 'white_list')?.left[0]?.left ?? 0;
  while (left() > 31) await reached.ask('white_list', { nip: seller, regon: null, krs: null });
  await night();
  expect(left()).toBe(30);
  // The one search more than those was about the client.
  const [client, ...others] = await checksOfList();
  expect(client).toMatchObject({ result: 'found' });
  expect(client.number).not.toBe(seller);
  expect(others).toEqual([]);
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect((await checksOfList()).map(({ number }: { number: string }) => number)).toContain(seller);
});

test('a list that takes no more questions counts as not asked, so that its clients keep their turn', async () => {
  standIn.behave('white_list', 'too many');
  await night();
  expect(standIn.calls.white_list).toHaveLength(1);
  expect(await checksOfList()).toEqual([]);
  standIn.behave('white_list', 'answers');
  await night();
  expect(await checksOfList()).toMatchObject([{ result: 'found' }]);
});

/** Companies of the court's register that no other test has. */
const inCourts = crowdNips(120)
  .slice(100)
  .filter((nip) => krsOfCrowd(nip) !== null);

test('a register that takes no more questions for now is asked the rest once it does, and nobody waits for it in between', async () => {
  const [own = '', seller = ''] = inCourts;
  const added = { vat_number: own, title: `FIRMA ${own}`, company_type: 'llc', status: 'active', krs: krsOfCrowd(own) };
  company = await office.add('companies', added);
  await bought('Towar', seller, 'Hurtownia');
  office.pass(60_000);
  for (let nth = 0; nth < 20; nth += 1)
    await office.services.registers.ask('krs', { nip: null, regon: null, krs: krsOfCrowd(own) });
  await night();
  expect(inCourtAsked()).toHaveLength(20);
  const kept = async () => (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:krs`)).body.data;
  expect(await kept()).toEqual([]);
  // The other registers had their turn.
  expect(standIn.calls.vies.length + standIn.calls.regon.length).toBeGreaterThan(0);
  await turns();
  expect(inCourtAsked()).toHaveLength(20);
  office.pass(61_000);
  await turns();
  expect(inCourtAsked().slice(20)).toEqual([krsOfCrowd(own), krsOfCrowd(seller)]);
  expect(await kept()).toHaveLength(2);
});

test.each([
  ['is out of order', 'server error', ['failed']],
  ['takes nothing more this night', 'too many, wait long', []],
] as const)('a seller whose register %s is asked about there the next night, not after a week', async (_what, how, said) => {
  const seller = inCourts.at(how === 'server error' ? -1 : -2) ?? '';
  await bought('Towar', seller, 'Hurtownia');
  standIn.behave('krs', how);
  await night();
  const kept = async () =>
    (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:krs&sort=checked_at:asc`)).body.data.map(
      ({ result }: { result: string }) => result,
    );
  expect(await kept()).toEqual(said);
  standIn.behave('krs', 'unknown');
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect(await kept()).toEqual([...said, 'not_found']);
  expect((await inbox()).map(({ title }: { title: string }) => title)).toContain('Sprzedawca z faktury');
  // Answered, they wait for the list's next turn.
  office.pass(86_400_000);
  await office.logInAgain();
  await night();
  expect(await kept()).toHaveLength(said.length + 1);
});

test('P05: a seller on a paper that not all of the office may see, or in a firm without papers, is told nowhere', async () => {
  const { config } = office.services.tenants.all().find(({ key }) => key === 'demo') ?? {};
  if (!config) throw new Error('No demo firm');
  const [closed = '', payroll = '', open = ''] = inCourts.slice(2);
  await bought('Audyt', closed, 'Doradca Zarządu', 'office_admin');
  await bought('Pakiety medyczne', payroll, 'Przychodnia', 'payroll_only');
  await bought('Towar', open, 'Hurtownia');
  const sellers = async () => {
    const { data } = (await keeper().get(`/api/register-checks/?filters=company_id:${company.id},register:white_list`)).body;
    return data.map(({ number }: { number: string }) => number).filter((nip: string) => inCourts.includes(nip));
  };
  config.deniedAreas = ['documents'];
  try {
    await night();
    expect(await sellers()).toEqual([]);
  } finally {
    config.deniedAreas = [];
  }
  await night();
  expect(await sellers()).toEqual([open]);
});

test('P05: differences are the office’s alone', async () => {
  standIn.behave('white_list', 'unknown');
  await night();
  const client = await office.client(company);
  expect((await client.get('/api/register-differences/')).status).toBe(404);
});
