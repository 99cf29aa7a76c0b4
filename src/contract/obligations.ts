import type { Color, Look } from '../schema';
import type { CompanyQuestion } from './questions';

/** How far an obligation is, as far as the panel can tell. */
export const dutyStates = {
  late: { label: 'Po terminie', color: 'error' },
  open: { label: 'W pracy', color: 'warning' },
  sent: { label: 'Wysłane', color: 'info' },
  filed: { label: 'Złożone, jest potwierdzenie', color: 'success' },
  done: { label: 'Wykonane', color: 'success' },
  declared: { label: 'Zapłacone według klienta', color: 'info' },
  perhaps: { label: 'Być może', color: 'warning' },
  planned: { label: 'Zaplanowane', color: 'default' },
  without_task: { label: 'Bez zadania', color: 'default' },
  untraced: { label: 'Po terminie, bez śladu wykonania', color: 'warning' },
  not_applicable: { label: 'Nie dotyczy', color: 'default' },
} as const satisfies Record<string, Look & { color: Color }>;
export type DutyStateCode = keyof typeof dutyStates;

/** What a list may be narrowed to: one state, or all that hangs on nothing unknown. */
export const dutyCuts = { sure: { label: 'Pewne, bez „być może”' }, ...dutyStates } as const satisfies Record<string, Look>;

export interface DutyState {
  code: DutyStateCode;
  /** Why so, in Polish: the reason somebody gave, the rule that is off; null where the state says all. */
  because: string | null;
}

/** One obligation of one company, with the law behind it and how far it is. */
export interface Duty {
  /** Apart from all others of the answer. */
  key: string;
  rule: string;
  area: string;
  name: string;
  company: { id: string; title: string };
  /** The person who owes it; null where the company does. */
  person: { id: string; name: string } | null;
  /** As it reads after "za"; of a term that something raised what happened and when, which reads alone. */
  period: string;
  /** Whether something that happened raised it. */
  by_event: boolean;
  /** The record that tells of it, for the office; null where the calendar alone asks. */
  raised_by: { resource: string; id: string } | null;
  nominal: string;
  due: string;
  /** Why it is due on another day than the act names, in Polish. */
  shifted: string | null;
  basis: string;
  source: string;
  certainty: 'verified' | 'statute' | 'disputed';
  /** What must be found out first; null when it surely binds. */
  condition: string | null;
  /** What must be answered of its month, once that is over; null where nothing must. */
  month_question: { fact: string; month: string; label: string } | null;
  note: string | null;
  /** Of a doubt, which stands once: how many later days hang on it as well. */
  more: number;
  /** Facts of the profile that made it the company's, as `Status VAT: Czynny podatnik VAT`; for the client one sentence of them. */
  why: string[];
  state: DutyState;
  /** The office's rules take it in: it is one of those that the office does. */
  by_office: boolean;
  task: { id: string; title: string } | null;
  /** The position of a month's settlement; `amount` in grosze. */
  item: { settlement_id: string; amount: number | null } | null;
}

/** Of what time or event an obligation is: `za listopad 2026`, `zatrudnienie 12.11.2026`. */
export const spanOf = ({ period, by_event }: Pick<Duty, 'period' | 'by_event'>): string => (by_event ? period : `za ${period}`);

/** The obligations of one company over fourteen months, `from` and `to` included. */
export interface CompanyDuties {
  company: { id: string; title: string };
  from: string;
  to: string;
  duties: Duty[];
}

/** What is due in a month at all the companies that the asker may know of, a page of it. */
export interface MonthDuties {
  month: string;
  duties: Duty[];
  total: number;
}

/** A duty of a month that several companies share: one rule, day and period, or what was raised by the same on the same day. */
export interface DutyGroup
  extends Pick<
    Duty,
    | 'key'
    | 'rule'
    | 'area'
    | 'name'
    | 'period'
    | 'by_event'
    | 'nominal'
    | 'due'
    | 'shifted'
    | 'basis'
    | 'source'
    | 'certainty'
    | 'note'
  > {
  /** How many companies owe it, of how many of them only perhaps. */
  companies: number;
  perhaps: number;
}

/** The duties of a month over all companies that the asker may know of, a page of them; `total` counts duties, `rows` what each company owes. */
export interface MonthGroups {
  month: string;
  groups: DutyGroup[];
  total: number;
  rows: number;
  /** Of both, what hangs on something unknown: duties that are nobody's surely, and rows. */
  perhaps: { duties: number; rows: number };
}

/** What a client owes in a month: how many, of these only perhaps, late, and past without a trace, and the first that is surely to come. */
export interface ClientDuties {
  company: { id: string; title: string };
  duties: number;
  perhaps: number;
  late: number;
  untraced: number;
  next: { name: string; due: string } | null;
}

/** The clients who owe something in a month, a page of them; `rows` counts what they all owe, `perhaps` what of it hangs on something unknown. */
export interface MonthClients {
  month: string;
  clients: ClientDuties[];
  total: number;
  rows: number;
  perhaps: number;
}

export interface DutyFilters {
  month: string;
  area?: string | undefined;
  state?: string | undefined;
  /** Who keeps the company, or its payroll. */
  keeper?: string | undefined;
  /** The key of one duty. */
  duty?: string | undefined;
  /** One client alone. */
  client?: string | undefined;
  page?: number | undefined;
}

/** Obligations on one page of the list over all companies; of its duties as many. */
export const dutiesAPage = 100;

/** Obligations that a calendar over many companies holds. */
export const dutiesInCalendar = 2_000;

/** A question that several companies have not answered: the first of them by name, with the first thing that hangs on it in each. */
export interface OpenQuestion extends Pick<CompanyQuestion, 'field' | 'month' | 'label'> {
  /** How many companies there are. */
  total: number;
  companies: { id: string; title: string; perhaps: CompanyQuestion['perhaps'][number] }[];
}

/** What of a company's profile the law does not know, or hangs on a fact: each a sentence with its act. */
export interface CompanyStates {
  company: { id: string; title: string };
  states: { says: string; refused: boolean; from: string | null }[];
}

/** Companies whose states are listed at the most; `total` is of all. */
export const statesListed = 200;

/** The months that obligations are shown of: the one before this, this one and twelve ahead. */
export const dutyMonths = { back: 1, ahead: 12 } as const;
