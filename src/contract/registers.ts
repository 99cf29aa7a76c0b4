import type { CompanyCard } from '../domain/registers/companyCard';
import type { ProposedField } from '../domain/registers/proposal';

export type Register = CompanyCard['source'];

/** What leaves the house with a question to a register, and what comes back: for the office's record of processing (art. 30 RODO). */
export const registerExchange: Readonly<Record<Register, { keeper: string; sends: string; answers: string }>> = {
  white_list: {
    keeper: 'szef Krajowej Administracji Skarbowej',
    sends: 'NIP albo REGON firmy lub sprzedawcy, a przy sprawdzeniu rachunku także jego numer',
    answers: 'nazwa, status VAT, KRS, REGON, adres, rachunki i numer odpowiedzi',
  },
  ceidg: {
    keeper: 'minister właściwy do spraw gospodarki',
    sends: 'NIP firmy lub sprzedawcy i token biura',
    answers: 'nazwa, właściciel, adres, status, daty, PKD, a gdzie je podano, e-mail i telefon',
  },
  regon: {
    keeper: 'Główny Urząd Statystyczny',
    sends: 'NIP, REGON albo KRS i klucz biura',
    answers:
      'nazwa, REGON, adres i dzień zakończenia, a firmy spoza CEIDG i KRS także forma prawna, PKD, dzień rozpoczęcia, e-mail i telefon',
  },
  krs: {
    keeper: 'minister sprawiedliwości',
    sends: 'numer KRS firmy lub sprzedawcy',
    answers: 'nazwa, forma prawna, siedziba, PKD, NIP, REGON i czy są wpisy w dziale 6',
  },
  vies: {
    keeper: 'Komisja Europejska',
    sends: 'NIP firmy, także jako numer pytającego, i numery VAT UE sprzedawców z innych państw, o które pyta firma kupująca',
    answers: 'czy numer jest ważny w handlu w Unii, i nazwa',
  },
};

/** What one register said of a company. */
export interface RegisterFinding {
  register: Register;
  /** `failed` tells nothing of the company; `off` was not asked. */
  state: 'found' | 'not_found' | 'failed' | 'off';
  /** Why there is no answer, in Polish. */
  says: string | null;
  /** On the Warsaw wall clock, and the register's number of the answer: the proof of having asked. */
  checked_at: string | null;
  request_id: string | null;
}

/** Whom to write to: the owner by the register of sole traders, else the address and telephone that the company gave to REGON, without a name. */
export interface RegisterContact {
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
}

/** The answer of `POST /api/registers/lookup`. */
export interface RegisterLookup {
  findings: RegisterFinding[];
  fields: ProposedField[];
  /** Accounts of the list of VAT payers, twenty-six digits each. */
  accounts: string[];
  contact: (RegisterContact & { source: Register }) | null;
  /** What to look at before the company is taken on. */
  concerns: string[];
}

/** A register as the settings show it; times are Warsaw's, of this server process. */
export interface RegisterState {
  register: Register;
  isOn: boolean;
  /** The operator's variables that turn it on. */
  variables: string[];
  answered_at: string | null;
  failed_at: string | null;
  failure: string | null;
  /** Until when it is left alone after failures in a row. */
  rests_until: string | null;
  /** How much of its own limits is left now. */
  left: RegisterLeft[];
}

/** One limit of a register: in so many seconds so many questions; a whole day is Warsaw's. */
export interface RegisterLeft {
  of: 'search' | 'check' | null;
  seconds: number;
  left: number;
  most: number;
}

/** The day's file of the list of VAT payers' accounts, as the settings show it. */
export interface AccountListState {
  isOn: boolean;
  variables: string[];
  /** The day that it tells of, and how many accounts; null where no file is good for today. */
  date: string | null;
  hashes: number | null;
  failure: string | null;
}

/** Where accounts can be looked up: in the day's file, which asks nobody, or by a question to the register. */
export type AccountSource = 'file' | 'register' | null;

/** Whether an account stands with a NIP on the list of VAT payers, kept as the proof. */
export interface AccountCheck {
  result: 'found' | 'not_found' | 'failed';
  says: string;
  checked_at: string;
  request_id: string | null;
}

/** V02: how many numbers are asked about at once. */
export const registerLimits = { numbers: 300 };

/** One company of a list of NIPs, as the registers know it. */
export interface PlannedCompany {
  nip: string;
  /** A company of the office that has this NIP already, among those the asker sees. */
  known: { id: string; title: string } | null;
  lookup: RegisterLookup;
  contact: RegisterContact | null;
}

/** The result of the work that `POST /api/registers/plan` begins. */
export interface RegisterPlan {
  companies: PlannedCompany[];
}
