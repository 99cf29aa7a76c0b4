import type { LadderFacts } from '../../domain/zus/ladder/facts';
import type { Client } from '../recurring/client';

/** What the reliefs hang on, of a business that is in CEIDG; null for others, and where its first day is not known. */
export function lawFacts(client: Client): LadderFacts | null {
  const { company_type, ceidg_start_date, closed_at, lines, suspended_from, suspended_to } = client;
  if (ceidg_start_date === null || (company_type !== 'jdg' && company_type !== 'civil_partnership')) return null;
  const kept = lines.filter(({ subject }) => subject === 'suspension');
  const card = suspended_from === null ? [] : [{ valid_from: suspended_from, valid_to: suspended_to }];
  return {
    business_start: ceidg_start_date,
    earlier_business_end: null,
    former_employer: null,
    krus: false,
    start_relief_waived_on: null,
    suspensions: (kept.length > 0 ? kept : card).map(({ valid_from, valid_to }) => ({ from: valid_from ?? '', to: valid_to })),
    closed_at,
    small_plus_from: null,
    small_plus_excluded: null,
    revenue: {},
  };
}
