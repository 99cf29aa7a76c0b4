import type { ContributionFigure, SmallPlusBase } from '../../contract/contributions';
import { isAppointed } from '../../domain/deadlines/subject';
import type { PersonRole, TaxProfile, ZusScheme } from '../../domain/deadlines/taxProfile';
import type { EnteredValue } from '../../domain/limits/entered';
import type { OwnerLadder } from '../../domain/zus/owner/ladder';
import type { OwnerFacts } from '../../domain/zus/owner/month';
import type { Client } from '../recurring/client';
import { profilesOf } from '../recurring/client';
import { ladderOf } from './ladder';
import type { KeptContributions, KeptFigure, KeptOwner } from './rows';
import { smallPlusIn } from './smallPlus';

/** Somebody who pays contributions for themselves, or was appointed and is paid for by the company, with what they are counted from. */
export interface Owner {
  /** As the profile names them: a company in which nobody is entered stands for its owner. */
  id: string;
  person_id: string | null;
  name: string;
  role: PersonRole;
  /** By the company's DRA, from their pay (art. 66 ust. 1 pkt 35a u.ś.o.z.). */
  appointed: boolean;
  kept: KeptOwner | null;
  /** Their stages, as stated and as the law goes on. */
  ladder: OwnerLadder;
  facts: OwnerFacts;
  smallPlus: (year: number) => SmallPlusBase;
  figure: (period: string) => ContributionFigure & { health_due: number | null };
}

const PARTNERS: readonly PersonRole[] = ['owner', 'partner', 'general_partner', 'limited_partner'];
const RUN_BY_PEOPLE: readonly TaxProfile['company_type'][] = [
  'jdg',
  'civil_partnership',
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
];

/** Partners of companies that are run by people; of others who states a scheme, as a single shareholder does. Helpers of one person's business too. */
function isCounted({ company_type }: TaxProfile, role: PersonRole, scheme: ZusScheme | null): boolean {
  if (isAppointed({ role, zus_scheme: scheme })) return true;
  if (role === 'helper') return company_type === 'jdg';
  if (!PARTNERS.includes(role)) return false;
  return RUN_BY_PEOPLE.includes(company_type) || role === 'general_partner' || (scheme !== null && scheme !== 'none');
}

const schemeIn = ({ persons = [] }: TaxProfile, id: string) => persons.find((each) => each.id === id)?.zus_scheme ?? null;

/** The people of a company who pay contributions for themselves or were appointed, by name, as it is on a day. */
export function ownersOf(
  client: Client,
  kept: KeptContributions,
  { today, entered }: { today: string; entered: readonly EnteredValue[] },
): Owner[] {
  const stretches = inherited(profilesOf(client));
  const named = kept.persons.filter(({ id, role }) =>
    stretches.some((profile) => isCounted(profile, role, schemeIn(profile, id))),
  );
  const nobody = kept.persons.length === 0 && client.company_type === 'jdg';
  const own = nobody ? [null] : named;
  const runs = ({ role }: { role: PersonRole }) => PARTNERS.includes(role);
  const isAlone = client.company_type === 'jdg' && named.filter(runs).length <= 1;
  return own.map((person) =>
    ownerFrom(client, kept, { person, stretches, today, entered, isAlone: isAlone && (person === null || runs(person)) }),
  );
}

/** The scheme that a one-person business states at itself is its owner's, where the owner's card says none. */
function inherited(stretches: readonly TaxProfile[]): TaxProfile[] {
  return stretches.map((profile) => {
    const { company_type, persons = [] } = profile;
    const { zus_scheme = null } = profile as TaxProfile & Partial<Pick<Client, 'zus_scheme'>>;
    if (company_type !== 'jdg') return profile;
    const all = persons.map((each) => (each.role === 'owner' ? { ...each, zus_scheme: each.zus_scheme ?? zus_scheme } : each));
    return { ...profile, persons: all };
  });
}

interface Given {
  person: KeptOwner | null;
  stretches: readonly TaxProfile[];
  today: string;
  entered: readonly EnteredValue[];
  /** The company's results are this person's. */
  isAlone: boolean;
}

function ownerFrom(client: Client, kept: KeptContributions, { person, stretches, today, entered, isAlone }: Given): Owner {
  const mine = <Row extends { person_id: string | null }>(rows: readonly Row[]) =>
    rows.filter(({ person_id }) => person_id === (person?.id ?? null) || (isAlone && person_id === null));
  const figures = new Map(mine(kept.figures).map((each) => [each.period, each]));
  const settled = new Map((isAlone ? kept.settled : []).map((each) => [each.period, each]));
  const periods = [...new Set([...figures.keys(), ...settled.keys()])];
  const figure = (period: string) => shown(period, figures.get(period), settled.get(period));
  const amounts = (key: 'income' | 'revenue' | 'pay') =>
    Object.fromEntries(
      periods.flatMap((period) => {
        const amount = figure(period)[key];
        return amount === null ? [] : [[period, amount] as const];
      }),
    );
  const smallPlus = smallPlusIn(client, (year) => figure(String(year)), stretches, entered);
  const who = { person_id: person?.id ?? null, role: person?.role ?? ('owner' as const), kept: person };
  const ladder = ladderOf(client, kept, { ...who, revenue: yearly(figures.values()) }, { today, entered });
  const appointed = stretches.some((each) => isAppointed({ role: who.role, zus_scheme: schemeIn(each, person?.id ?? '') }));
  return {
    ...who,
    ladder: appointed ? appointedLadder(ladder) : ladder,
    appointed,
    id: person?.id ?? client.id,
    name: person?.name ?? 'Właściciel',
    facts: {
      person: person?.id ?? client.id,
      stretches,
      sickness: person ? person.zus_voluntary_sickness : null,
      accident: person?.accident_rate ?? kept.accident_rate,
      step: person?.health_step ?? null,
      smallPlusBase: (year) => smallPlus(year).base,
      income: amounts('income'),
      revenue: amounts('revenue'),
      pay: amounts('pay'),
      holidays: mine(kept.holidays).map(({ month }) => month),
      lawful: ladder.steps.flatMap(({ scheme, from, to, stated, assumed }) =>
        stated || assumed || from === null ? [] : [{ scheme, from, to }],
      ),
      assumed_end: ladder.steps.find(({ stated, assumed }) => stated && assumed)?.to ?? null,
      impossible: ladder.warnings.some(({ code }) => code === 'impossible'),
    },
    smallPlus,
    figure,
  };
}

/** Who was appointed has no other title: their stage is named after it, with its act. */
function appointedLadder(ladder: OwnerLadder): OwnerLadder {
  const named = {
    label: 'tylko zdrowotna (powołanie)',
    basis: 'art. 66 ust. 1 pkt 35a u.ś.o.z.',
    certainty: 'verified',
  } as const;
  return { ...ladder, steps: ladder.steps.map((step) => (step.scheme === 'health_only' ? { ...step, ...named } : step)) };
}

/** The revenue of whole years, where the office entered it. */
function yearly(figures: Iterable<KeptFigure>): Record<number, number> {
  return Object.fromEntries(
    [...figures].flatMap(({ period, revenue_amount }) =>
      period.length === 4 && revenue_amount !== null ? [[Number(period), revenue_amount] as const] : [],
    ),
  );
}

/** What the office entered stands before the settlement's result of the month. */
function shown(
  period: string,
  figure: KeptFigure | undefined,
  settled: { profit: number | null; revenue: number | null } | undefined,
): ContributionFigure & { health_due: number | null } {
  const income = figure?.income_amount ?? settled?.profit ?? null;
  const revenue = figure?.revenue_amount ?? settled?.revenue ?? null;
  const pay = figure?.pay_amount ?? null;
  const isEntered = figure !== undefined && (figure.income_amount !== null || figure.revenue_amount !== null || pay !== null);
  return {
    period,
    income,
    revenue,
    pay,
    from: isEntered ? 'entered' : settled ? 'settlement' : null,
    id: figure?.id ?? null,
    version: figure?.version ?? null,
    health_due: figure?.health_due_amount ?? null,
  };
}
