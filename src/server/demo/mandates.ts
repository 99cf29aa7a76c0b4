import { nextReview } from '../../domain/aml/review';
import { AML_MONTHS } from '../../domain/aml/risk';
import { shiftDate } from '../../domain/calendar/workingDays';
import { stretchAt } from '../../domain/deadlines/overTime';
import { expectedPowers } from '../../domain/powers/expected';
import { addDays, addMonths } from '../../lib/dates';
import { type Client, profilesOf, servedStatuses } from '../recurring/client';
import type { Company } from './companies';
import { type Chance, idOf } from './random';

/** So old an office's papers are at the most. */
const days = 900;

/** Of a hundred powers that a profile asks for: most are in order, a few are lacking. */
const powerStates = { valid: 92, for_a_time: 2, running_out: 2, not_filed: 1, expired: 1, missing: 2 } as const;

/** Of a hundred clients: looked at in time, soon to be looked at again, late, never. */
const lookStates = { current: 92, soon: 4, late: 2, missing: 2 } as const;

interface Served {
  companies: readonly Company[];
  clientOf: (company: Company) => Client;
  today: string;
}

/** Powers and AML files of all whom the office works for, as a decent office has them: some running out, few missing. */
export function mandates(luck: Chance, moment: number, { companies, clientOf, today }: Served) {
  const served = companies.filter(({ status }) => servedStatuses.includes(status));
  return {
    powers: served.flatMap((company) => {
      const profile = stretchAt(profilesOf(clientOf(company)), today);
      return expectedPowers(profile, today).flatMap(({ kind, perhaps }) =>
        perhaps ? [] : power(luck, moment, company, kind, today),
      );
    }),
    'aml-reviews': served.flatMap((company) => review(luck, moment, company, today)),
  };
}

function power(luck: Chance, moment: number, company: Company, kind: string, today: string) {
  const state = luck.weighted(powerStates);
  if (state === 'missing') return [];
  const isNew = state === 'not_filed';
  const signed = shiftDate(addDays(today, -luck.whole(isNew ? 3 : 40, isNew ? 12 : days)), 'backward');
  const ends = { valid: null, for_a_time: [90, 400], running_out: [3, 58], not_filed: null, expired: [-30, -1] } as const;
  const [soonest, latest] = ends[state] ?? [];
  const address = () => `AE:PL-${luck.whole(10_000, 99_999)}-${luck.whole(10_000, 99_999)}-ABCDE-${luck.whole(10, 99)}`;
  return [
    {
      id: idOf(luck, moment),
      company_id: company.id,
      kind,
      scope: kind === 'upl1' ? 'Deklaracje VAT, PIT i CIT oraz JPK' : null,
      holder_id: company.owner_id,
      signed_on: signed,
      filed_on: isNew ? null : shiftDate(addDays(signed, 3), 'forward'),
      valid_from: signed,
      valid_to: soonest === undefined ? null : addDays(today, luck.whole(soonest, latest ?? soonest)),
      ...(kind === 'edelivery' ? { edelivery_address: address(), edelivery_reader: 'office' } : {}),
    },
  ];
}

function review(luck: Chance, moment: number, company: Company, today: string) {
  const state = luck.weighted(lookStates);
  if (state === 'missing') return [];
  const risk_level = luck.weighted({ low: 15, standard: 70, elevated: 12, high: 3 });
  const months = AML_MONTHS[risk_level];
  // Days from today to the next look.
  const [soonest, latest] = ({ current: [64, months * 30 - 5], soon: [3, 58], late: [-20, -1] } as const)[state];
  const reviewed_on = shiftDate(addDays(addMonths(today, -months), luck.whole(soonest, latest)), 'backward');
  return [
    {
      id: idOf(luck, moment),
      company_id: company.id,
      risk_level,
      reasons: { low: ['eu_resident'], standard: ['own'], elevated: ['cash'], high: ['structure'] }[risk_level],
      measures: { low: 'simplified', standard: 'standard', elevated: 'enhanced', high: 'enhanced' }[risk_level],
      pep: false,
      crbr_checked_on: company.krs ? reviewed_on : null,
      sanctions_checked_on: reviewed_on,
      business_purpose: 'Prowadzenie ksiąg i rozliczeń podatkowych',
      source_of_funds: 'Przychody z działalności, potwierdzone wyciągami bankowymi',
      reviewed_on,
      reviewed_by_id: company.owner_id,
      next_review_on: nextReview(reviewed_on, risk_level),
    },
  ];
}
