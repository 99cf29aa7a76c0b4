import { shiftDate } from '../calendar/workingDays';
import { obligationsOver, stretchAt } from '../deadlines/overTime';
import { DEADLINE_RULES } from '../deadlines/rules';
import type { Campaign, CampaignClient, Concern } from './campaign';

/** What a campaign of a year is for a client; or why it does not concern them, in Polish. The year is that of the nominal deadline. */
export function concernOf(campaign: Campaign, { stretches }: CampaignClient, year: number): Concern | string {
  if (campaign.own) return ownConcern(campaign.own, stretches, year);
  const rules = rulesOf(campaign);
  const [from, to] = [`${year}-01-01`, `${year + 1}-01-31`];
  const found = obligationsOver(stretches, from, to, rules).filter(({ nominal }) => nominal.startsWith(`${year}-`));
  const [first] = found;
  if (!first)
    return `Dotyczy tylko: ${[...new Set(rules.map((rule) => rule.who.map(({ says }) => says).join(', ')))].join(' albo ')}`;
  const { nominal, due, basis, certainty, note } = first;
  const condition = found.every((each) => each.condition !== null) ? first.condition : null;
  return { nominal, due, basis, certainty, note, condition, obligations: found };
}

/** The rules of the law behind a campaign. */
export const rulesOf = ({ rules }: Campaign) => DEADLINE_RULES.filter(({ id }) => rules.includes(id));

function ownConcern(
  { says, monthDay, basis, certainty, note, holds, unknown }: NonNullable<Campaign['own']>,
  stretches: CampaignClient['stretches'],
  year: number,
): Concern | string {
  const nominal = `${year}-${monthDay}`;
  const profile = stretchAt(stretches, nominal);
  const condition = unknown?.(profile) ?? null;
  if (condition === null && !holds(profile)) return `Dotyczy tylko: ${says}`;
  return { nominal, due: shiftDate(nominal, 'backward'), basis, certainty, note, condition, obligations: [] };
}
