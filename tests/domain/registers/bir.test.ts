import { describe, expect, test } from 'vitest';
import { readBirData, readBirLogin, readBirRecords } from '../../../src/domain/registers/bir/answers';
import { birCard } from '../../../src/domain/registers/bir/card';
import { BIR_REPORTS, withReport, withTrades } from '../../../src/domain/registers/bir/report';
import { BIR_TEST_KEY, birLogin, birLogout, birReport, birSearch } from '../../../src/domain/registers/bir/requests';
import { textAt } from '../../../src/domain/xml/node';
import { readTree } from '../../../src/domain/xml/tree';
import { sample } from '../sample';

const answered = (body: string, status = 200) => ({ status, headers: {}, body });
const SESSION = 'abcdefghij0123456789';

describe('requests', () => {
  const body = (request: { body: string | null }) => readTree(request.body ?? '');

  test('logging in is the recorded request', () => {
    const request = birLogin(BIR_TEST_KEY, 'test');
    expect(request).toMatchObject({
      method: 'POST',
      url: 'https://wyszukiwarkaregontest.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc',
      headers: { 'content-type': 'application/soap+xml; charset=utf-8' },
    });
    expect(body(request)).toEqual(readTree(sample('bir1-zaloguj-request.xml')));
    expect(birLogin('a').url).toBe('https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc');
  });

  test('a key cannot break out of its element', () => {
    expect(textAt(body(birLogin('</x>&<y>')), 'Body/Zaloguj/pKluczUzytkownika')).toBe('</x>&<y>');
  });

  test('a search, a report and logging out carry the session in a header', () => {
    const search = birSearch('Nip', '1234563218', SESSION);
    expect(search).toMatchObject({ ok: true, value: { headers: { sid: SESSION } } });
    if (!search.ok) throw new Error('the search was refused');
    expect(textAt(body(search.value), 'Body/DaneSzukajPodmioty/pParametryWyszukiwania/Nip')).toBe('1234563218');
    expect(textAt(body(search.value), 'Header/Action')).toBe('http://CIS/BIR/PUBL/2014/07/IUslugaBIRzewnPubl/DaneSzukajPodmioty');

    const report = birReport('123456785', 'BIR11OsPrawna', SESSION);
    if (!report.ok) throw new Error('the report was refused');
    expect(textAt(body(report.value), 'Body/DanePobierzPelnyRaport/pRegon')).toBe('123456785');
    expect(textAt(body(report.value), 'Body/DanePobierzPelnyRaport/pNazwaRaportu')).toBe('BIR11OsPrawna');

    const logout = birLogout(SESSION);
    expect(textAt(body(logout), 'Body/Wyloguj/pIdentyfikatorSesji')).toBe(SESSION);
    expect(logout.headers.sid).toBe(SESSION);
    const production = 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc';
    expect([search.value.url, report.value.url, logout.url]).toEqual([production, production, production]);
    expect([...BIR_REPORTS].map(([silo, { own, pkd }]) => [silo, own, pkd])).toEqual([
      ['2', 'BIR12OsFizycznaDzialalnoscRolnicza', 'BIR12OsFizycznaPkd'],
      ['3', 'BIR12OsFizycznaDzialalnoscPozostala', 'BIR12OsFizycznaPkd'],
      ['6', 'BIR12OsPrawna', 'BIR12OsPrawnaPkd'],
    ]);
  });

  test('are not made of what cannot be right', () => {
    expect(birSearch('Nip', '1', SESSION)).toMatchObject({
      problem: { code: 'invalid_number', message: 'NIP ma dziesięć cyfr.' },
    });
    expect(birSearch('Regon', '1', SESSION)).toMatchObject({ problem: { message: 'REGON ma dziewięć albo czternaście cyfr.' } });
    expect(birSearch('Krs', '1', SESSION)).toMatchObject({ problem: { message: 'KRS ma dziesięć cyfr.' } });
    expect(birReport('1', 'BIR11OsPrawna', SESSION)).toMatchObject({
      problem: { code: 'invalid_number', message: 'REGON ma dziewięć albo czternaście cyfr.' },
    });
  });
});

describe('answers', () => {
  test('logging in gives the session, a wrong key gives none', () => {
    const login = sample('bir1-zaloguj-response.xml');
    expect(readBirLogin(answered(login))).toEqual({ ok: true, value: SESSION });
    expect(readBirLogin(answered(login.replace(SESSION, '')))).toMatchObject({
      problem: { code: 'unauthorized', message: 'Klucz dostępu do rejestru REGON jest nieprawidłowy.' },
    });
  });

  const record = new Map([
    ['Regon', '123456785'],
    ['Nip', '1234563218'],
    ['Nazwa', 'BIURO RACHUNKOWE PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
    ['Wojewodztwo', 'MAZOWIECKIE'],
    ['Powiat', 'Warszawa'],
    ['Gmina', 'Śródmieście'],
    ['Miejscowosc', 'Warszawa'],
    ['KodPocztowy', '00-001'],
    ['Ulica', 'ul. Przykładowa'],
    ['NrNieruchomosci', '1'],
    ['NrLokalu', '2'],
    ['Typ', 'P'],
    ['SilosID', '6'],
    ['MiejscowoscPoczty', 'Warszawa'],
  ]);

  test('a search finds records inside the text of the answer, without empty fields', () => {
    expect(readBirRecords(answered(sample('bir1-szukaj-response.xml')), 'DaneSzukajPodmioty')).toEqual({
      ok: true,
      value: [record],
    });
    expect(readBirData(sample('bir1-szukaj-inner.xml'))).toEqual({ ok: true, value: [record] });
  });

  test('the envelope is cut out of the parts of a multipart answer', () => {
    const parts = `\r\n--uuid:1\r\nContent-ID: <http://tempuri.org/0>\r\nContent-Type: application/xop+xml\r\n\r\n${sample('bir1-szukaj-response.xml').trim()}\r\n--uuid:1--\r\n`;
    expect(readBirRecords(answered(parts), 'DaneSzukajPodmioty')).toEqual({ ok: true, value: [record] });
  });

  test.each([
    ['of no prefix', /s:/g, '', /xmlns:s=/, 'xmlns='],
    ['of a long prefix', /\bs:/g, 'soap:', /xmlns:s=/, 'xmlns:soap='],
    ['closed with white space', /Envelope>\s*$/, 'Envelope >', /^/, ''],
  ])('an envelope %s is cut out too', (_what, from, to, declared, declaration) => {
    const envelope = sample('bir1-szukaj-response.xml').replace(declared, declaration).replace(from, to);
    expect(readBirRecords(answered(`--1\r\n\r\n${envelope}\r\n--1--`), 'DaneSzukajPodmioty')).toEqual({
      ok: true,
      value: [record],
    });
  });

  test('nothing found is an answer', () =>
    expect(readBirData(sample('bir1-notfound-inner.xml'))).toEqual({ ok: true, value: [] }));

  test.each([
    ['1', 'unauthorized', 'Rejestr REGON żąda przepisania kodu z obrazka.'],
    ['2', 'invalid_request', 'W jednym zapytaniu do rejestru REGON jest zbyt wiele numerów.'],
    ['5', 'unauthorized', 'Klucz do rejestru REGON nie daje dostępu do tych danych.'],
    ['7', 'unauthorized', 'Sesja w rejestrze REGON wygasła.'],
    ['9', 'unavailable', 'Rejestr REGON zgłasza błąd.'],
  ])('error %s, with the register’s own words', (code, kind, message) => {
    const inner = sample('bir1-notfound-inner.xml').replace('<ErrorCode>4', `<ErrorCode>${code}`);
    expect(readBirData(inner)).toMatchObject({
      problem: { code: kind, message, detail: 'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.' },
    });
    expect(readBirData(inner.replace(/<ErrorMessagePl>.*<\/ErrorMessagePl>/, ''))).toMatchObject({ problem: { detail: code } });
  });

  test('an empty answer to a search means that the session is over', () => {
    const empty = sample('bir1-szukaj-response.xml').replace(/&lt;[\s\S]*&gt;/, '');
    expect(readBirRecords(answered(empty), 'DaneSzukajPodmioty')).toMatchObject({
      problem: { code: 'unauthorized', message: 'Sesja w rejestrze REGON wygasła.' },
    });
  });

  test('a fault of the service, an error of HTTP, and what is no answer', () => {
    const fault =
      '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault><s:Reason><s:Text>Błąd serwera</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>';
    expect(readBirLogin(answered(fault, 500))).toMatchObject({
      problem: { code: 'unavailable', detail: 'Błąd serwera', message: 'Rejestr REGON zgłasza błąd.' },
    });
    expect(readBirLogin(answered('', 503))).toMatchObject({
      problem: { code: 'unavailable', message: 'Rejestr REGON chwilowo nie odpowiada; spróbuj później.', detail: 'HTTP 503' },
    });
    const login = sample('bir1-zaloguj-response.xml');
    expect(readBirLogin(answered(login, 500))).toMatchObject({ problem: { code: 'unavailable', detail: 'HTTP 500' } });
    expect(readBirLogin(answered(login.replace(/(<ZalogujResult>.*<\/ZalogujResult>)/, '$1$1')))).toMatchObject({
      problem: { code: 'unreadable' },
    });
    for (const body of ['', 'x', '<a/>', sample('bir1-szukaj-response.xml')])
      expect(readBirLogin(answered(body))).toMatchObject({
        problem: { code: 'unreadable', message: 'Odpowiedzi rejestru nie da się odczytać (rejestr REGON).' },
      });
    for (const inner of [
      'x',
      '<dane/>',
      '<root><dane><ErrorCode>4</ErrorCode><ErrorCode>5</ErrorCode></dane></root>',
      '<!DOCTYPE root><root/>',
    ])
      expect(readBirData(inner)).toMatchObject({ problem: { code: 'unreadable' } });
    expect(readBirData('<root/>')).toEqual({ ok: true, value: [] });
  });
});

test('a record becomes a card', () => {
  const reading = readBirData(
    sample('bir1-szukaj-inner.xml').replace(
      '<DataZakonczeniaDzialalnosci />',
      '<DataZakonczeniaDzialalnosci>2026-10-31</DataZakonczeniaDzialalnosci>',
    ),
  );
  const [record] = reading.ok ? reading.value : [];
  expect(record && birCard(record)).toMatchObject({
    source: 'regon',
    name: 'BIURO RACHUNKOWE PRZYKŁAD SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
    nip: '1234563218',
    regon: '123456785',
    company_type: null,
    address: { street: 'ul. Przykładowa', building: '1', flat: '2', postal_code: '00-001', city: 'Warszawa', country: 'PL' },
    status: 'closed',
    end_date: '2026-10-31',
  });
  expect(
    birCard(
      new Map([
        ['SilosID', '1'],
        ['Regon', '12345678500000'],
      ]),
    ),
  ).toMatchObject({ company_type: 'jdg', regon: '123456785', status: null, name: null });
});

describe('a report', () => {
  const card = birCard(new Map([['Regon', '123456785']]));
  const read = (inner: string) => {
    const reading = readBirData(inner);
    return reading.ok ? reading.value : [];
  };
  const reported = (change: (inner: string) => string = (inner) => inner) => {
    const [record] = read(change(sample('bir12-osprawna-inner.xml')));
    if (!record) throw new Error('the report could not be read');
    return withReport(card, record);
  };

  test('tells of a partnership of the civil code its form, first day and contacts, and no number of the court', () =>
    expect(reported()).toMatchObject({
      regon: '123456785',
      krs: null,
      company_type: 'civil_partnership',
      start_date: '2019-04-01',
      end_date: null,
      status: null,
      email: 'piekarnia@przyklad.test',
      phone: '501502503',
    }));

  test('tells the number of the court’s register where the company stands in it, and no other register’s', () => {
    const numbered = (register: string) => (inner: string) =>
      inner
        .replace(/PODMIOTY NIE PODLEGAJĄCE[^<]+/, register)
        .replace(
          '<praw_numerWRejestrzeEwidencji />',
          '<praw_numerWRejestrzeEwidencji>0000123456</praw_numerWRejestrzeEwidencji>',
        );
    expect(reported(numbered('REJESTR PRZEDSIĘBIORCÓW')).krs).toBe('0000123456');
    expect(reported(numbered('EWIDENCJA SZKÓŁ')).krs).toBeNull();
  });

  test('tells a suspension until it was taken up again, and an end', () => {
    const day = (name: string, value: string) => (inner: string) =>
      inner.replace(`<praw_${name} />`, `<praw_${name}>${value}</praw_${name}>`);
    const from = day('dataZawieszeniaDzialalnosci', '2026-02-01');
    expect(reported(from).status).toBe('suspended');
    expect(reported((inner) => day('dataWznowieniaDzialalnosci', '2026-05-01')(from(inner))).status).toBeNull();
    expect(reported((inner) => day('dataWznowieniaDzialalnosci', '2025-05-01')(from(inner))).status).toBe('suspended');
    expect(reported(day('dataZakonczeniaDzialalnosci', '2026-06-30'))).toMatchObject({
      status: 'closed',
      end_date: '2026-06-30',
    });
  });

  test('of trades names the main one and each other once, whichever way GUS writes their fields', () => {
    const inner = sample('bir12-osprawnapkd-inner.xml');
    const trades = { pkd_main: '10.71.Z', pkd_other: ['47.24.Z'] };
    expect(withTrades(card, read(inner))).toMatchObject(trades);
    const persons = inner.replaceAll('praw_pkdKod', 'fiz_pkd_Kod').replaceAll('praw_pkdPrzewazajace', 'fiz_pkd_Przewazajace');
    expect(withTrades(card, read(persons))).toMatchObject(trades);
    expect(withTrades(card, [])).toMatchObject({ pkd_main: null, pkd_other: [] });
  });
});
