import { expect, test } from 'vitest';
import { krsRequest, readKrs } from '../../../src/domain/registers/krs/krs';
import { companyTypeOf } from '../../../src/domain/registers/krs/legalForms';
import { sample } from '../sample';

const extract = sample('krs-odpis-aktualny.json');
const answered = (body: string, status = 200) => ({ status, headers: {}, body });

test('a request asks for the current extract as JSON', () => {
  const url = (built: ReturnType<typeof krsRequest>) => (built.ok ? built.value.url : built.problem.message);
  expect(url(krsRequest('0000123456'))).toBe('https://api-krs.ms.gov.pl/api/krs/OdpisAktualny/0000123456?rejestr=P&format=json');
  expect(url(krsRequest('0000123456', 'S'))).toBe(
    'https://api-krs.ms.gov.pl/api/krs/OdpisAktualny/0000123456?rejestr=S&format=json',
  );
  expect(krsRequest('123456')).toMatchObject({ problem: { code: 'invalid_number', message: 'KRS ma dziesięć cyfr.' } });
});

test('an extract becomes a card, with a nine-digit REGON, and tells which statements were filed', () => {
  expect(readKrs(answered(extract))).toEqual({
    ok: true,
    value: {
      card: {
        source: 'krs',
        name: 'BIURO RACHUNKOWE PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        nip: '1234563218',
        regon: '123456785',
        krs: '0000123456',
        company_type: 'llc',
        legal_form: 'SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        owner_first_name: null,
        owner_last_name: null,
        address: { street: 'PRZYKŁADOWA', building: '1', flat: '2', postal_code: '00-001', city: 'WARSZAWA', country: 'PL' },
        vat_status: null,
        accounts: [],
        status: 'active',
        pkd_main: '69.20.Z',
        pkd_other: [],
        start_date: '2018-03-01',
        end_date: null,
        email: null,
        phone: null,
        checked_at: '2026-11-20 09:15:00',
        request_id: null,
      },
      state_on: '2026-11-18',
      last_entry_on: '2026-07-02',
      representation: 'KAŻDY CZŁONEK ZARZĄDU SAMODZIELNIE',
      statements: [{ filed_on: '2026-07-02', period: 'OD 01.01.2025 DO 31.12.2025' }],
    },
  });
});

test('what an extract leaves out is null', () => {
  const short = JSON.stringify({
    odpis: { naglowekA: { numerKRS: '0000123456' }, dane: { dzial1: { danePodmiotu: { nazwa: 'X' } } } },
  });
  expect(readKrs(answered(short))).toMatchObject({
    value: {
      card: { regon: null, company_type: null, address: null, pkd_main: null, checked_at: null },
      state_on: null,
      representation: null,
      statements: [],
    },
  });
  const elsewhere = extract
    .replace('"miejscowosc": "WARSZAWA",\n            "kodPocztowy"', '"kodPocztowy"')
    .replace('"poczta": "WARSZAWA",\n            "kraj": "POLSKA"', '"kraj": "NIEMCY"')
    .replace('"dataCzasOdpisu": "20.11.2026 09:15:00"', '"dataCzasOdpisu": "20.11.2026"')
    .replace('"zaOkresOdDo"', '"inny"')
    .replace('"przedmiotPrzewazajacejDzialalnosci"', '"przedmiotPozostalejDzialalnosci"');
  expect(readKrs(answered(elsewhere))).toMatchObject({
    value: {
      card: {
        address: { city: 'WARSZAWA', country: 'NIEMCY' },
        checked_at: null,
        pkd_main: null,
        pkd_other: ['69.20.Z'],
      },
      statements: [{ period: '' }],
    },
  });
});

test('a company with an entry of liquidation, bankruptcy or suspension is not called active', () => {
  const with6 = (section: string) => {
    const reading = readKrs(answered(extract.replace('"dzial3": {', `"dzial6": ${section}, "dzial3": {`)));
    return reading.ok ? reading.value?.card.status : undefined;
  };
  expect(with6('{ "likwidacja": {} }')).toBeNull();
  expect(['{}', 'null', '"x"'].map(with6)).toEqual(['active', 'active', 'active']);
});

test('the city of an address is that of the address, and kinds of activity without a whole code are left out', () => {
  const body = extract
    .replace(
      '"miejscowosc": "WARSZAWA"\n          },\n          "adres"',
      '"miejscowosc": "ŁÓDŹ"\n          },\n          "adres"',
    )
    .replace('"kodPodklasa": "Z"', '"kodPodklasa": null');
  expect(body).toContain('ŁÓDŹ');
  expect(readKrs(answered(body))).toMatchObject({ value: { card: { address: { city: 'WARSZAWA' }, pkd_main: null } } });
});

test('an unknown number is an answer; anything else is a problem with a name', () => {
  expect(readKrs(answered('', 404))).toEqual({ ok: true, value: null });
  expect(readKrs(answered('', 429))).toMatchObject({
    problem: { code: 'too_many', message: 'Krajowy Rejestr Sądowy przyjmuje teraz zbyt wiele zapytań; spróbuj później.' },
  });
  expect(readKrs(answered('', 500))).toMatchObject({
    problem: {
      code: 'unavailable',
      message: 'Krajowy Rejestr Sądowy chwilowo nie odpowiada; spróbuj później.',
      detail: 'HTTP 500',
      retry: true,
    },
  });
  const nameless = extract.replace('"numerKRS"', '"inny"');
  for (const body of [nameless, '', '{}', '{"odpis":{"naglowekA":{"numerKRS":"0000123456"}}}', '[1]', 'null']) {
    expect(readKrs(answered(body))).toMatchObject({
      problem: { code: 'unreadable', message: 'Odpowiedzi rejestru nie da się odczytać (Krajowy Rejestr Sądowy).' },
    });
  }
});

test.each([
  ['SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'llc'],
  ['SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA', 'limited_partnership'],
  ['Prosta  spółka akcyjna', 'simple_joint_stock'],
  [' SPÓŁKA JAWNA ', 'general_partnership'],
  ['SPÓŁKA KOMANDYTOWO-AKCYJNA', 'limited_joint_stock'],
  ['SPÓŁKA AKCYJNA', 'joint_stock'],
  ['SPÓŁKA KOMANDYTOWA', 'limited_partnership'],
  ['SPÓŁKA PARTNERSKA', 'professional_partnership'],
  ['SPÓŁKA JAWNA', 'general_partnership'],
  ['SPÓŁKA CYWILNA', 'civil_partnership'],
  ['FUNDACJA RODZINNA', 'family_foundation'],
  ['FUNDACJA', 'foundation'],
  ['STOWARZYSZENIE ZWYKŁE', 'association'],
  ['SPÓŁDZIELNIA PRACY', 'cooperative'],
  ['WSPÓLNOTA MIESZKANIOWA', 'housing_community'],
  ['ODDZIAŁ ZAGRANICZNEGO PRZEDSIĘBIORCY', 'foreign_branch'],
  ['ODDZIAŁ PRZEDSIĘBIORCY ZAGRANICZNEGO', 'foreign_branch'],
  ['KOŚCIÓŁ', null],
  [null, null],
])('the legal form %s is %s', (form, type) => expect(companyTypeOf(form)).toBe(type));
