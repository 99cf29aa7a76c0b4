import { fromWarsaw, toWarsaw } from '../../../lib/dates';
import { type EuVatNumber, parseEuVatNumber, plainEuVatNumber } from '../../identifiers/euVatNumber';
import { checkNip } from '../../identifiers/nip';
import { found, type ProblemCode, problem, type Reading, type RegisterAnswer, type RegisterRequest } from '../exchange';
import { httpProblem, unreadable } from '../httpProblem';
import { listIn, parseJson, textIn, valueAt } from '../json';

const URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';

/** With `requester`, one's own number, the answer carries a request identifier: the proof of having asked. */
export function viesRequest(asked: EuVatNumber, requester: EuVatNumber | null = null): Reading<RegisterRequest> {
  const number = parseEuVatNumber(asked.country + asked.number);
  const own = requester && parseEuVatNumber(requester.country + requester.number);
  if (!number || (requester && !own))
    return problem('invalid_number', 'Numer VAT UE zaczyna się od dwuliterowego kodu państwa Unii.');
  const wrong = [number, own].map((each) => (each?.country === 'PL' ? checkNip(each.number) : null)).find(Boolean);
  if (wrong) return problem('invalid_number', `${wrong}.`);
  const body = {
    countryCode: number.country,
    vatNumber: number.number,
    ...(own ? { requesterMemberStateCode: own.country, requesterNumber: own.number } : {}),
  };
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return found({ method: 'POST', url: URL, headers, body: JSON.stringify(body) });
}

export interface ViesResult {
  valid: boolean;
  /** Null when the country keeps it to itself. */
  name: string | null;
  address: string | null;
  /** On the Warsaw wall clock. */
  checked_at: string;
  request_id: string | null;
}

/** VIES tells its troubles with HTTP 200; none of them says anything about the number, but for INVALID_INPUT about its shape. */
const ERRORS = new Map<string, readonly [ProblemCode, string]>(
  Object.entries({
    INVALID_INPUT: ['invalid_number', 'VIES nie rozpoznaje numeru w takiej postaci.'],
    INVALID_REQUESTER_INFO: ['invalid_request', 'VIES nie rozpoznaje numeru pytającego.'],
    VAT_BLOCKED: ['unauthorized', 'VIES odmawia odpowiedzi o tym numerze.'],
    IP_BLOCKED: ['unauthorized', 'VIES zablokował dostęp z tego adresu.'],
    MS_UNAVAILABLE: ['unavailable', 'Rejestr tego państwa chwilowo nie odpowiada: nie wiadomo, czy numer jest aktywny.'],
    SERVICE_UNAVAILABLE: ['unavailable', 'VIES chwilowo nie odpowiada: nie wiadomo, czy numer jest aktywny.'],
    TIMEOUT: ['unavailable', 'Rejestr tego państwa nie odpowiedział na czas: nie wiadomo, czy numer jest aktywny.'],
    MS_MAX_CONCURRENT_REQ: [
      'too_many',
      'Rejestr tego państwa przyjmuje teraz zbyt wiele zapytań: nie wiadomo, czy numer jest aktywny.',
    ],
    MS_MAX_CONCURRENT_REQ_TIME: [
      'too_many',
      'Rejestr tego państwa przyjmuje teraz zbyt wiele zapytań: nie wiadomo, czy numer jest aktywny.',
    ],
    GLOBAL_MAX_CONCURRENT_REQ: ['too_many', 'VIES przyjmuje teraz zbyt wiele zapytań: nie wiadomo, czy numer jest aktywny.'],
    GLOBAL_MAX_CONCURRENT_REQ_TIME: ['too_many', 'VIES przyjmuje teraz zbyt wiele zapytań: nie wiadomo, czy numer jest aktywny.'],
  }),
);

/** Those of the country's own register, to which VIES hands the question on. */
const OF_COUNTRY = /^(?:MS_|TIMEOUT$)/;

/** With `of`, the number that was asked about, an answer about another one is none. */
export function readVies(answer: RegisterAnswer, of: EuVatNumber | null = null): Reading<ViesResult> {
  const json = parseJson(answer.body);
  const code =
    listIn(json, 'errorWrappers')
      .map((each) => textIn(each, 'error'))
      .find(Boolean) ?? null;
  if (code !== null) {
    const [kind, message] = ERRORS.get(code) ?? ['unavailable', 'VIES nie odpowiedział: nie wiadomo, czy numer jest aktywny.'];
    const named = problem(kind, message, code);
    return OF_COUNTRY.test(code) ? { ok: false, problem: { ...named.problem, of_country: true } } : named;
  }
  const wrong = httpProblem(answer, 'VIES');
  if (wrong) return wrong;
  const valid = valueAt(json, 'valid');
  const asked = textIn(json, 'requestDate');
  const instant = asked && fromWarsaw(asked);
  if (typeof valid !== 'boolean' || !instant) return unreadable('VIES');
  const country = textIn(json, 'countryCode');
  const number = textIn(json, 'vatNumber');
  if (of && country && number && plainEuVatNumber(country + number) !== of.country + of.number)
    return problem('unreadable', 'VIES odpowiedział o innym numerze; ta odpowiedź została pominięta.', number);
  return found({
    valid,
    name: shown(textIn(json, 'name')),
    address: shown(textIn(json, 'address')),
    checked_at: toWarsaw(instant),
    request_id: textIn(json, 'requestIdentifier'),
  });
}

const shown = (text: string | null) => (text === null || /^-+$/.test(text) ? null : text.replace(/\s*\n\s*/g, ', '));
