import { checkKrs } from '../../identifiers/krs';
import { parseRegon } from '../../identifiers/regon';
import { type CompanyCard, emptyCard, pkdCode, type RegisterAddress } from '../companyCard';
import { found, get, problem, type RateLimit, type Reading, type RegisterAnswer, type RegisterRequest } from '../exchange';
import { httpProblem, unreadable } from '../httpProblem';
import { dateIn, isObject, listIn, momentIn, parseJson, textIn, valueAt } from '../json';
import { companyTypeOf } from './legalForms';

const URL = 'https://api-krs.ms.gov.pl/api/krs/OdpisAktualny';

/** As public clients of the API found it. */
export const KRS_LIMITS: readonly RateLimit[] = [{ requests: 20, seconds: 60, verified: false }];

/** P is the register of entrepreneurs, S of associations and foundations. */
export function krsRequest(krs: string, register: 'P' | 'S' = 'P'): Reading<RegisterRequest> {
  const wrong = checkKrs(krs);
  return wrong ? problem('invalid_number', `${wrong}.`) : found(get(`${URL}/${krs}?rejestr=${register}&format=json`));
}

export interface KrsExtract {
  card: CompanyCard;
  /** The day the extract shows. */
  state_on: string | null;
  last_entry_on: string | null;
  /** How the company is represented. */
  representation: string | null;
  /** Financial statements filed, as the register words their periods. */
  statements: { filed_on: string | null; period: string }[];
}

const COMPANY = 'odpis.dane.dzial1.danePodmiotu';
const PLACE = 'odpis.dane.dzial1.siedzibaIAdres';
const BUSINESS = 'odpis.dane.dzial3.przedmiotDzialalnosci';
const STATEMENTS = 'odpis.dane.dzial3.wzmiankiOZlozonychDokumentach.wzmiankaOZlozeniuRocznegoSprawozdaniaFinansowego';

/** Null when the register has no such number (HTTP 404). */
export function readKrs(answer: RegisterAnswer): Reading<KrsExtract | null> {
  if (answer.status === 404) return found(null);
  const wrong = httpProblem(answer, 'Krajowy Rejestr Sądowy');
  if (wrong) return wrong;
  const json = parseJson(answer.body);
  const krs = textIn(json, 'odpis.naglowekA.numerKRS');
  const name = textIn(json, `${COMPANY}.nazwa`);
  if (krs === null || name === null) return unreadable('Krajowy Rejestr Sądowy');
  return found({
    card: readCard(json, krs, name),
    state_on: dateIn(json, 'odpis.naglowekA.stanZDnia'),
    last_entry_on: dateIn(json, 'odpis.naglowekA.dataOstatniegoWpisu'),
    representation: textIn(json, 'odpis.dane.dzial2.reprezentacja.sposobReprezentacji'),
    statements: listIn(json, STATEMENTS).map((each) => ({
      filed_on: dateIn(each, 'dataZlozenia'),
      period: textIn(each, 'zaOkresOdDo') ?? '',
    })),
  });
}

function readCard(json: unknown, krs: string, name: string): CompanyCard {
  const legalForm = textIn(json, `${COMPANY}.formaPrawna`);
  const regon = textIn(json, `${COMPANY}.identyfikatory.regon`);
  return {
    ...emptyCard('krs'),
    name,
    krs,
    nip: textIn(json, `${COMPANY}.identyfikatory.nip`),
    regon: regon && parseRegon(regon),
    legal_form: legalForm,
    company_type: companyTypeOf(legalForm),
    address: readAddress(valueAt(json, PLACE)),
    status: hasSectionSix(json) ? null : 'active',
    pkd_main: pkdCodes(json, 'przedmiotPrzewazajacejDzialalnosci')[0] ?? null,
    pkd_other: pkdCodes(json, 'przedmiotPozostalejDzialalnosci'),
    start_date: dateIn(json, 'odpis.naglowekA.dataRejestracjiWKRS'),
    checked_at: momentIn(json, 'odpis.naglowekA.dataCzasOdpisu'),
  };
}

/** Section 6 tells of liquidation, bankruptcy, restructuring and suspension; a company with such an entry is not called active. */
function hasSectionSix(json: unknown): boolean {
  const section = valueAt(json, 'odpis.dane.dzial6');
  return isObject(section) && Object.keys(section).length > 0;
}

const pkdCodes = (json: unknown, list: string) =>
  listIn(json, `${BUSINESS}.${list}`).flatMap((each) => {
    const parts = ['kodDzial', 'kodKlasa', 'kodPodklasa'].map((part) => textIn(each, part));
    return pkdCode(parts.join('')) ?? [];
  });

function readAddress(place: unknown): RegisterAddress | null {
  const address = valueAt(place, 'adres');
  if (!isObject(address)) return null;
  return {
    street: textIn(address, 'ulica'),
    building: textIn(address, 'nrDomu'),
    flat: textIn(address, 'nrLokalu'),
    postal_code: textIn(address, 'kodPocztowy'),
    city: textIn(address, 'miejscowosc') ?? textIn(place, 'siedziba.miejscowosc'),
    country: textIn(address, 'kraj') === 'POLSKA' ? 'PL' : textIn(address, 'kraj'),
  };
}
