import { addDays, addMonths, formatDate, lastDayOf, monthOf } from '../../lib/dates';
import { shiftDate } from '../calendar/workingDays';
import { isNatural } from './subject';
import type { CompanyType, TaxationForm, TaxPerson, TaxProfile, ZusScheme } from './taxProfile';
import { MONTHLY_AT_FIRST, quarterFrom } from './vatQuarter';

/** A state of the profile at the beginning of a stretch of the time line, for the company or one of its people. */
interface Moment {
  profile: TaxProfile;
  /** Null for the company itself. */
  person: TaxPerson | null;
  /** The stretches up to the one before, in the order of time. */
  earlier: readonly TaxProfile[];
  /** The first day of the stretch; null where it holds from the beginning. */
  from: string | null;
  /** The day the question is asked on: a card without lines tells of this day alone. */
  today: string;
}

/** The field of a card or a dated line in which the state is corrected. */
export type StateField = 'taxation_form' | 'accounting_type' | 'vat_period' | 'zus_scheme' | 'suspended_from';

/** A state that the law does not know, or that hangs on a fact the panel is not told. A change of the law is a change of its row. */
export interface StateRule {
  id: string;
  field: StateField;
  /** Refused where it can't be; else told before it is saved. */
  refused: boolean;
  /** What it is, for the page of the law. */
  name: string;
  /** What a person reads, without the act and the full stop. */
  says: string | ((at: Moment) => string);
  act: string;
  /** Asked of each person with a fact of their own, instead of the company. */
  ofPerson?: 'taxation_form' | 'zus_scheme';
  when(at: Moment): boolean;
}

const LUMP_SUM_ACT = 'ustawy o zryczałtowanym PIT';

const PIT: Partial<Record<TaxationForm, string>> = {
  pit_scale: 'Skala podatkowa',
  pit_flat: 'Podatek liniowy',
  lump_sum: 'Ryczałt od przychodów',
  tax_card: 'Karta podatkowa',
};
const CIT: readonly TaxationForm[] = ['cit_standard', 'cit_small', 'cit_exempt', 'cit_estonian'];
const ESTONIAN: readonly CompanyType[] = [
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'limited_partnership',
  'limited_joint_stock',
];
/** Who always pays CIT; of a general partnership it hangs on its partners, of a branch on whose it is. */
const CIT_PAYERS: readonly CompanyType[] = [
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'limited_joint_stock',
  'limited_partnership',
  'foundation',
  'family_foundation',
  'association',
  'cooperative',
  'housing_community',
];
/** The day since which each limited partnership pays CIT (Dz.U. 2020 poz. 2123). */
const LIMITED_PAY_CIT = '2021-05-01';
const RENT_BY_LUMP_SUM = '2023-01-01';
const CARD_CLOSED = '2022-01-01';
const FRESH_START_MONTHS = 60;

/** Whether the state still holds on the day, or later. */
const reaches = ({ valid_to, closed_at }: TaxProfile, day: string): boolean =>
  (valid_to ?? '9999') >= day && (closed_at ?? '9999') >= day;
const personIn = (profile: TaxProfile, id: string) => profile.persons?.find((each) => each.id === id);
/** The tax form of who is asked: a person without one has the company's. */
const formIn = (profile: TaxProfile, person: TaxPerson | null): TaxationForm =>
  (person && personIn(profile, person.id)?.taxation_form) || profile.taxation_form;
const formOf = ({ profile, person }: Moment) => formIn(profile, person);
const schemeIn = (profile: TaxProfile, person: TaxPerson | null): ZusScheme | null =>
  (person && personIn(profile, person.id)?.zus_scheme) || null;
const said = (day: string | null) => formatDate(day ?? '');

/** The stretch before, unless it was over before the business began. */
function before({ earlier, profile }: Moment): TaxProfile | null {
  const last = earlier.at(-1);
  return last && (last.valid_to ?? '9999') >= (profile.ceidg_start_date ?? '') ? last : null;
}

/** The day from which a tax card is used that was not used before; null where it may be an old one. */
function cardSince(at: Moment): string | null {
  if (formOf(at) !== 'tax_card') return null;
  const last = before(at);
  if (last === null) return at.profile.ceidg_start_date ?? null;
  return formIn(last, at.person) === 'tax_card' ? null : at.from;
}

const isQuarterly = ({ vat_status, vat_period }: TaxProfile) => vat_status === 'active' && vat_period === 'quarterly';

/** The first day of quarters of VAT that begin here; null where none do. */
function quartersSince(at: Moment): string | null {
  const last = before(at);
  if (!isQuarterly(at.profile) || (last && isQuarterly(last))) return null;
  return at.from ?? (reaches(at.profile, at.today) ? at.today : null);
}

/** Since when VAT is owed without a break, and whether a line tells that it was registered anew then. */
function registration({ profile, earlier }: Moment): { day: string | null; isAnew: boolean } {
  const all = [...earlier, profile];
  const began = all.findLastIndex(({ vat_status }) => vat_status !== 'active') + 1;
  const start = profile.ceidg_start_date ?? null;
  const day = began === 0 ? null : (all[began]?.valid_from ?? null);
  if (day === null || day <= (start ?? '')) return { day: start, isAnew: false };
  // A removed payer is entered again without a new registration (art. 96 ust. 9h VAT).
  return { day, isAnew: all[began - 1]?.vat_status !== 'removed' };
}

function inFirstYear(at: Moment): boolean {
  const from = quartersSince(at);
  const { day } = registration(at);
  return from !== null && day !== null && day <= from && monthOf(from) < addMonths(monthOf(day), MONTHLY_AT_FIRST);
}

function firstYearSays(at: Moment): string {
  const { day } = registration(at);
  const free = addMonths(monthOf(day ?? at.today), MONTHLY_AT_FIRST);
  return `VAT kwartalnie nie wolno przez 12 miesięcy od miesiąca rejestracji (${said(day)}): najwcześniej od ${formatDate(quarterFrom(free))}`;
}

const OWN_CONTRIBUTIONS: readonly ZusScheme[] = ['preferential', 'maly_plus', 'full'];
const startsRelief = (at: Moment): boolean =>
  at.from !== null &&
  schemeIn(at.profile, at.person) === 'start_relief' &&
  at.earlier.length > 0 &&
  schemeIn(at.earlier.at(-1) as TaxProfile, at.person) !== 'start_relief';

/** Social contributions of a business that ended less than sixty months before. */
const hadBusiness = ({ earlier, person, from }: Moment): boolean => {
  const since = `${addMonths(monthOf(from ?? ''), -FRESH_START_MONTHS)}-${(from ?? '').slice(8)}`;
  return earlier.some((each) => OWN_CONTRIBUTIONS.includes(schemeIn(each, person) ?? 'none') && (each.valid_to ?? '') >= since);
};

const onWorkingDay = (day: string) => formatDate(shiftDate(day, 'forward'));

/** Estonian CIT that follows another CIT, but for who begins the business with it. */
function estonianSince(at: Moment): string | null {
  const last = before(at);
  const isNew = at.profile.taxation_form === 'cit_estonian' && last !== null && last.taxation_form !== 'cit_estonian';
  return isNew && CIT.includes(last.taxation_form) && at.from !== (at.profile.ceidg_start_date ?? null) ? at.from : null;
}

/** A general partnership whose partners are not all people, as its card tells. */
const hasOtherPartners = ({ profile }: Moment) =>
  profile.company_type === 'general_partnership' && profile.has_corporate_partners === true;
const isPrivateRental = ({ profile }: Moment) => profile.company_type === 'private_rental';

export const STATE_RULES: readonly StateRule[] = [
  {
    id: 'estonian_form',
    field: 'taxation_form',
    refused: true,
    name: 'estoński CIT innej formy prawnej',
    says: 'Estoński CIT jest tylko dla spółki z o.o., prostej akcyjnej, akcyjnej, komandytowej i komandytowo-akcyjnej',
    act: 'art. 28j ust. 1 pkt 4 CIT',
    when: ({ profile }) =>
      profile.taxation_form === 'cit_estonian' && profile.company_type !== 'other' && !ESTONIAN.includes(profile.company_type),
  },
  {
    id: 'estonian_other',
    field: 'taxation_form',
    refused: false,
    name: 'estoński CIT firmy o formie „Inna”',
    says: 'Estoński CIT jest tylko dla spółki z o.o., prostej akcyjnej, akcyjnej, komandytowej i komandytowo-akcyjnej: sprawdź formę prawną firmy',
    act: 'art. 28j ust. 1 pkt 4 CIT',
    when: ({ profile }) => profile.taxation_form === 'cit_estonian' && profile.company_type === 'other',
  },
  {
    id: 'company_pit',
    field: 'taxation_form',
    refused: true,
    name: 'PIT podatnika CIT: skala, podatek liniowy, ryczałt, karta albo podatek u wspólników',
    says: (at) =>
      at.profile.taxation_form === 'transparent'
        ? 'Podatek u wspólników jest w spółkach, które nie płacą CIT, a ta firma go płaci'
        : `${PIT[formOf(at)]} jest dla osób fizycznych, a ta firma płaci CIT`,
    act: 'art. 1 ust. 1–3 CIT',
    when: ({ profile }) =>
      CIT_PAYERS.includes(profile.company_type) &&
      (profile.taxation_form in PIT || profile.taxation_form === 'transparent') &&
      (profile.company_type !== 'limited_partnership' || reaches(profile, LIMITED_PAY_CIT)),
  },
  {
    id: 'person_cit',
    field: 'taxation_form',
    refused: true,
    name: 'CIT osoby fizycznej, spółki cywilnej albo partnerskiej',
    says: 'CIT nie płacą osoby fizyczne, spółki cywilne ani partnerskie: podatek płaci właściciel albo wspólnik (PIT)',
    act: 'art. 1 ust. 1–3 CIT',
    when: ({ profile }) =>
      CIT.includes(profile.taxation_form) &&
      profile.taxation_form !== 'cit_estonian' &&
      (isNatural(profile) || ['civil_partnership', 'professional_partnership'].includes(profile.company_type)),
  },
  {
    id: 'trader_without_partners',
    field: 'taxation_form',
    refused: true,
    name: 'podatek u wspólników firmy jednej osoby',
    says: 'Podatek u wspólników jest tylko w spółce: działalność jednej osoby i najem prywatny mają własną formę',
    act: 'art. 8 ust. 1 PIT',
    when: ({ profile }) => profile.taxation_form === 'transparent' && ['jdg', 'private_rental'].includes(profile.company_type),
  },
  {
    id: 'rental_scale',
    field: 'taxation_form',
    refused: true,
    name: 'najem prywatny poza ryczałtem od 2023 r.',
    says: 'Najem prywatny jest od 2023 r. opodatkowany tylko ryczałtem',
    act: `art. 6 ust. 1a ${LUMP_SUM_ACT}`,
    when: (at) =>
      isPrivateRental(at) &&
      ['pit_scale', 'pit_flat', 'tax_card'].includes(at.profile.taxation_form) &&
      reaches(at.profile, RENT_BY_LUMP_SUM),
  },
  ...(['company', 'person'] as const).map(
    (of): StateRule => ({
      id: of === 'person' ? 'professional_lump_sum_person' : 'professional_lump_sum',
      field: 'taxation_form',
      refused: true,
      name: of === 'person' ? 'ryczałt wspólnika spółki partnerskiej' : 'ryczałt spółki partnerskiej',
      says: 'Ryczałt od przychodów jest w spółce cywilnej i jawnej osób fizycznych, a w partnerskiej nie',
      act: `art. 6 ust. 1 ${LUMP_SUM_ACT}`,
      ...(of === 'person' ? { ofPerson: 'taxation_form' } : {}),
      when: (at) => at.profile.company_type === 'professional_partnership' && formOf(at) === 'lump_sum',
    }),
  ),
  ...(['company', 'person'] as const).map(
    (of): StateRule => ({
      id: of === 'person' ? 'general_lump_sum_person' : 'general_lump_sum',
      field: 'taxation_form',
      refused: false,
      name:
        of === 'person'
          ? 'ryczałt wspólnika spółki jawnej, w której wspólnikiem jest ktoś inny niż człowiek'
          : 'ryczałt spółki jawnej, w której wspólnikiem jest ktoś inny niż człowiek',
      says: 'Ryczałt od przychodów jest w spółce jawnej samych osób fizycznych, a na karcie wspólnikiem jest też ktoś inny: sprawdź formę podatku',
      act: `art. 6 ust. 1 ${LUMP_SUM_ACT}`,
      ...(of === 'person' ? { ofPerson: 'taxation_form' } : {}),
      when: (at) => hasOtherPartners(at) && formOf(at) === 'lump_sum',
    }),
  ),
  {
    id: 'general_books',
    field: 'accounting_type',
    refused: false,
    name: 'spółka jawna bez ksiąg rachunkowych, gdy wspólnikiem jest ktoś inny niż człowiek',
    says: 'Spółka jawna, w której wspólnikiem jest ktoś inny niż osoba fizyczna, prowadzi księgi rachunkowe bez względu na przychody: sprawdź ewidencję',
    act: 'art. 2 ust. 1 pkt 1–2 UoR',
    when: (at) => hasOtherPartners(at) && ['kpir', 'lump_sum_register', 'none'].includes(at.profile.accounting_type),
  },
  ...(['company', 'person'] as const).map(
    (of): StateRule => ({
      id: of === 'person' ? 'new_tax_card_person' : 'new_tax_card',
      field: 'taxation_form',
      refused: true,
      name: of === 'person' ? 'nowa karta podatkowa wspólnika od 2022 r.' : 'nowa karta podatkowa od 2022 r.',
      says: (at) =>
        `Karty podatkowej nie można zacząć od 2022 r. (tu od ${said(cardSince(at))}): ma ją tylko ten, kto stosuje ją bez przerwy od 2021 r.`,
      act: `art. 25 ust. 1 ${LUMP_SUM_ACT}`,
      ...(of === 'person' ? { ofPerson: 'taxation_form' } : {}),
      when: (at) => (cardSince(at) ?? '') >= CARD_CLOSED,
    }),
  ),
  {
    id: 'vat_mid_quarter',
    field: 'vat_period',
    refused: true,
    name: 'VAT kwartalnie od środka kwartału',
    says: ({ from }) =>
      `VAT kwartalnie rozlicza się za cały kwartał, a nie od ${said(from)}: najbliższy zaczyna się ${formatDate(quarterFrom(addMonths(monthOf(from ?? ''), 1)))}`,
    act: 'art. 99 ust. 3 VAT',
    when: (at) => {
      const since = quartersSince(at);
      return since !== null && at.from !== null && before(at)?.vat_status === 'active' && !/-(01|04|07|10)-01$/.test(since);
    },
  },
  {
    id: 'vat_first_year',
    field: 'vat_period',
    refused: true,
    name: 'VAT kwartalnie w ciągu 12 miesięcy od rejestracji, którą podaje wpis',
    says: firstYearSays,
    act: 'art. 99 ust. 3a VAT',
    when: (at) => inFirstYear(at) && registration(at).isAnew,
  },
  {
    id: 'vat_first_year_of_business',
    field: 'vat_period',
    refused: false,
    name: 'VAT kwartalnie w ciągu 12 miesięcy od początku działalności albo przywrócenia rejestracji',
    says: firstYearSays,
    act: 'art. 99 ust. 3a VAT',
    when: (at) => inFirstYear(at) && !registration(at).isAnew,
  },
  {
    id: 'relief_after_business',
    field: 'zus_scheme',
    refused: true,
    name: 'ulga na start po własnych składkach z ostatnich 60 miesięcy',
    says: 'Ulga na start jest dla tego, kto zaczyna działalność pierwszy raz albo po 60 miesiącach przerwy, a w profilu są wcześniejsze składki z działalności',
    act: 'art. 18 ust. 1 Prawa przedsiębiorców',
    ofPerson: 'zus_scheme',
    when: (at) => startsRelief(at) && hadBusiness(at),
  },
  {
    id: 'relief_after_start',
    field: 'zus_scheme',
    refused: false,
    name: 'ulga na start od dnia po początku działalności',
    says: ({ profile, from }) =>
      `Ulga na start biegnie od dnia podjęcia działalności (${said(profile.ceidg_start_date ?? null)}), a nie od ${said(from)}: sprawdź, czy działalność nie była prowadzona w ostatnich 60 miesiącach`,
    act: 'art. 18 ust. 1 Prawa przedsiębiorców',
    ofPerson: 'zus_scheme',
    when: (at) => startsRelief(at) && !hadBusiness(at) && (at.from ?? '') > (at.profile.ceidg_start_date ?? '9999'),
  },
  {
    id: 'suspended_staff',
    field: 'suspended_from',
    refused: false,
    name: 'zawieszenie przedsiębiorcy, który zatrudnia',
    says: 'Zawiesić działalność może tylko ten, kto nie zatrudnia pracowników, albo gdy wszyscy są na urlopach związanych z rodzicielstwem: sprawdź umowy o pracę',
    act: 'art. 22 ust. 1–2 Prawa przedsiębiorców',
    when: ({ profile, from, today }) => {
      const { suspended_from, suspended_to, valid_to, employs, employees_fte, has_employees } = profile;
      if (!suspended_from || employs !== true) return false;
      // Who is employed is known of today, so that a rest which is over is not asked about.
      const end = suspended_to ?? '9999';
      const rests = suspended_from <= (valid_to ?? '9999') && end >= (from ?? '') && end >= today;
      return rests && (has_employees === true || (employees_fte ?? 1) > 0);
    },
  },
  {
    id: 'estonian_mid_month',
    field: 'taxation_form',
    refused: true,
    name: 'estoński CIT od środka miesiąca',
    says: (at) =>
      `Estoński CIT zaczyna się pierwszego dnia miesiąca, po zamknięciu ksiąg na ostatni dzień poprzedniego, a nie ${said(estonianSince(at))}`,
    act: 'art. 28j ust. 5 CIT',
    when: (at) => estonianSince(at)?.endsWith('-01') === false,
  },
  {
    id: 'estonian_mid_year',
    field: 'taxation_form',
    refused: false,
    name: 'estoński CIT w ciągu roku',
    says: (at) => {
      const from = estonianSince(at) ?? '';
      const [eve, month] = [addDays(from, -1), monthOf(from)];
      return `Estoński CIT od ${formatDate(from)} kończy rok podatkowy: zamknij księgi i sporządź sprawozdanie na ${formatDate(eve)} (podpisane najpóźniej ${formatDate(addMonths(eve, 3))}: spóźnione odbiera estoński CIT według organów), ZAW-RD złóż do ${onWorkingDay(lastDayOf(month))}, a CIT-8 za zamknięte miesiące do ${onWorkingDay(lastDayOf(addMonths(month, 2)))}`;
    },
    act: 'art. 28j ust. 1 pkt 7 i ust. 5, art. 27 ust. 1 CIT',
    when: (at) => {
      const from = estonianSince(at);
      if (!from?.endsWith('-01')) return false;
      return Number(from.slice(5, 7)) !== (at.profile.fiscal_year_start_month ?? 1);
    },
  },
];

/** A state of a time line that the law does not know, as a person reads it. */
export interface ImpossibleState {
  rule: string;
  field: StateField;
  refused: boolean;
  /** With the act, without a full stop. */
  says: string;
  person: string | null;
  /** The first day of the stretch; null from the beginning. */
  from: string | null;
}

function subjectsOf({ ofPerson }: StateRule, { persons = [] }: TaxProfile): readonly (TaxPerson | null)[] {
  return ofPerson ? persons.filter((each) => each[ofPerson]) : [null];
}

/**
 * What of a time line the law does not know, in the order of the rules; told once for stretches that follow each other. `today` is the day
 * that a profile without dates tells of.
 */
export function impossibleStates(stretches: readonly TaxProfile[], today: string): ImpossibleState[] {
  return STATE_RULES.flatMap((rule) => {
    const found: ImpossibleState[] = [];
    let last: readonly (string | null)[] = [];
    for (const [nth, profile] of stretches.entries()) {
      const from = profile.valid_from ?? null;
      const moments = subjectsOf(rule, profile).map(
        (person): Moment => ({ profile, person, earlier: stretches.slice(0, nth), from, today }),
      );
      const broken = moments.filter((at) => rule.when(at));
      for (const at of broken) {
        const person = at.person?.id ?? null;
        if (last.includes(person)) continue;
        const says = `${typeof rule.says === 'string' ? rule.says : rule.says(at)} (${rule.act})`;
        found.push({ rule: rule.id, field: rule.field, refused: rule.refused, says, person, from });
      }
      last = broken.map(({ person }) => person?.id ?? null);
    }
    return found;
  });
}

const keyOf = ({ rule, person, from }: ImpossibleState) => `${rule} ${person ?? ''} ${from ?? ''}`;

/** What a change brings: those of `after` that did not stand before it. */
export function newStates(before: readonly ImpossibleState[], after: readonly ImpossibleState[]): ImpossibleState[] {
  const had = new Set(before.map(keyOf));
  return after.filter((each) => !had.has(keyOf(each)));
}
