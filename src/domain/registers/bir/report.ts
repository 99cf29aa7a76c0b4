import { type CompanyCard, pkdCode } from '../companyCard';
import { isoDate } from '../json';
import { companyTypeOf } from '../krs/legalForms';
import type { BirRecord } from './answers';

/** The two reports of BIR 1.2 on a company: what it is, and its lines of trade. */
export interface BirReports {
  own: string;
  pkd: string;
}

const OF_PERSONS = 'BIR12OsFizycznaPkd';

/**
 * By the silo of the register (SilosID) the reports on a company that neither CEIDG nor the court may have: farms (2), others of persons, such as
 * notaries (3), and whoever is no person, partnerships of the civil code among them (6). Persons of CEIDG (1) and closed entries (4) need none.
 */
export const BIR_REPORTS: ReadonlyMap<string, BirReports> = new Map(
  Object.entries({
    '2': { own: 'BIR12OsFizycznaDzialalnoscRolnicza', pkd: OF_PERSONS },
    '3': { own: 'BIR12OsFizycznaDzialalnoscPozostala', pkd: OF_PERSONS },
    '6': { own: 'BIR12OsPrawna', pkd: 'BIR12OsPrawnaPkd' },
  }),
);

/** Fields are `praw_…` of what is no person and `fiz_…` of persons; GUS writes some of them with an underscore more (`fiz_pkd_Kod`). */
function textOf(record: BirRecord, name: string): string | null {
  const tail = name.toLowerCase();
  for (const [key, text] of record) {
    const [, own] = /^[a-zA-Z]+_(.+)$/.exec(key) ?? [];
    if (own?.replaceAll('_', '').toLowerCase() === tail) return text;
  }
  return null;
}

/** What the report on a company adds to the card of its search. */
export function withReport(card: CompanyCard, report: BirRecord): CompanyCard {
  const text = (name: string) => textOf(report, name);
  const form = text('szczegolnaFormaPrawnaNazwa');
  const ended = isoDate(text('dataZakonczeniaDzialalnosci')) ?? card.end_date;
  return {
    ...card,
    krs: courtNumber(text('rodzajRejestruEwidencjiNazwa'), text('numerWRejestrzeEwidencji')),
    company_type: card.company_type ?? companyTypeOf(form),
    legal_form: form,
    status: ended ? 'closed' : isSuspended(report) ? 'suspended' : card.status,
    start_date: isoDate(text('dataRozpoczeciaDzialalnosci')),
    end_date: ended,
    email: text('adresEmail')?.toLowerCase() ?? null,
    phone: text('numerTelefonu'),
  };
}

/** Other registers and records number theirs as they like. */
const courtNumber = (register: string | null, number: string | null) =>
  register?.startsWith('REJESTR') && number !== null && /^0\d{9}$/.test(number) ? number : null;

/** A suspension that was not taken up again since. */
function isSuspended(report: BirRecord): boolean {
  const from = isoDate(textOf(report, 'dataZawieszeniaDzialalnosci'));
  const until = isoDate(textOf(report, 'dataWznowieniaDzialalnosci'));
  return from !== null && (until === null || until < from);
}

/** The card with lines of trade: each code once, the main one apart. */
export function withTrades(card: CompanyCard, records: readonly BirRecord[]): CompanyCard {
  const codes = records.flatMap((record) => {
    const code = pkdCode(textOf(record, 'pkdKod'));
    return code === null ? [] : [{ code, isMain: textOf(record, 'pkdPrzewazajace') === '1' }];
  });
  const main = codes.find(({ isMain }) => isMain)?.code ?? null;
  return { ...card, pkd_main: main, pkd_other: [...new Set(codes.map(({ code }) => code))].filter((code) => code !== main) };
}
