import { checkKrs } from '../../identifiers/krs';
import { checkNip } from '../../identifiers/nip';
import { checkRegon } from '../../identifiers/regon';
import { type Environment, found, problem, type Reading, type RegisterRequest } from '../exchange';

/** The REGON register of GUS, SOAP 1.2 service BIR1.1 and 1.2. A session begins with a key, lasts an hour and is then given up. */
const URLS: Readonly<Record<Environment, string>> = {
  prod: 'https://wyszukiwarkaregon.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc',
  test: 'https://wyszukiwarkaregontest.stat.gov.pl/wsBIR/UslugaBIRzewnPubl.svc',
};

/** Anyone may use it, on the test service only. */
export const BIR_TEST_KEY = 'abcde12345abcde12345';

const NAMESPACE = 'http://CIS/BIR/PUBL/2014/07';

export const birLogin = (key: string, where: Environment = 'prod') =>
  call('Zaloguj', `<ns:pKluczUzytkownika>${xmlText(key)}</ns:pKluczUzytkownika>`, null, where);

export const birLogout = (session: string, where: Environment = 'prod') =>
  call('Wyloguj', `<ns:pIdentyfikatorSesji>${xmlText(session)}</ns:pIdentyfikatorSesji>`, session, where);

const CHECKS = { Nip: checkNip, Regon: checkRegon, Krs: checkKrs };

export function birSearch(
  by: keyof typeof CHECKS,
  value: string,
  session: string,
  where: Environment = 'prod',
): Reading<RegisterRequest> {
  const wrong = CHECKS[by](value);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  const criteria = `<dat:${by} xmlns:dat="http://CIS/BIR/PUBL/2014/07/DataContract">${value}</dat:${by}>`;
  return found(call('DaneSzukajPodmioty', `<ns:pParametryWyszukiwania>${criteria}</ns:pParametryWyszukiwania>`, session, where));
}

export function birReport(regon: string, report: string, session: string, where: Environment = 'prod'): Reading<RegisterRequest> {
  const wrong = checkRegon(regon);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  const body = `<ns:pRegon>${regon}</ns:pRegon><ns:pNazwaRaportu>${xmlText(report)}</ns:pNazwaRaportu>`;
  return found(call('DanePobierzPelnyRaport', body, session, where));
}

function call(operation: string, body: string, session: string | null, where: Environment): RegisterRequest {
  const url = URLS[where];
  const action = `${NAMESPACE}/IUslugaBIRzewnPubl/${operation}`;
  return {
    method: 'POST',
    url,
    headers: { 'content-type': 'application/soap+xml; charset=utf-8', ...(session ? { sid: session } : {}) },
    body: `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope" xmlns:ns="${NAMESPACE}">
  <soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing">
    <wsa:To>${url}</wsa:To>
    <wsa:Action>${action}</wsa:Action>
  </soap:Header>
  <soap:Body><ns:${operation}>${body}</ns:${operation}></soap:Body>
</soap:Envelope>
`,
  };
}

const xmlText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
