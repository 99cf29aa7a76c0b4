import { resources } from '../../../resources';
import type { Listed } from '../../domain/deadlines/employer';
import type { Reasons } from '../../domain/deadlines/reasons';
import type { TaxProfile } from '../../domain/deadlines/taxProfile';
import { formatDate, isDate } from '../../lib/dates';
import type { FieldMap } from '../../schema';
import type { Client } from '../recurring/client';

const fields: FieldMap = resources.companies.fields;

type ReasonsOf = Pick<Reasons<Listed<TaxProfile>>, 'facts' | 'profile'>;

/** What the list of employees tells where the card is silent. */
const counted = ['employees_fte', 'insured_count', 'ppk', 'has_ppk_resigned'] as const;
type Card = Pick<Client, (typeof counted)[number] | 'has_staff'>;

/** Facts of a profile in words, as the card names them: `Status VAT: Czynny podatnik VAT`; only what the asker may read there. */
export function factsInWords({ facts, profile }: ReasonsOf, readable: FieldMap, card: Card): string[] {
  return facts.flatMap(({ key, value }) => {
    const field = Object.hasOwn(readable, key) ? fields[key] : undefined;
    const isCounted = card.has_staff && counted.some((each) => each === key && card[each] === null);
    const isListed = isCounted || (key === 'employs' && profile?.employs_listed);
    const source = isListed ? ' (wynika z listy pracowników)' : key === 'employs' && value !== null ? ' (wpisano)' : '';
    return field ? [`${field.label}: ${worded(value, field.choices?.[String(value)]?.label)}${source}`] : [];
  });
}

function worded(value: unknown, chosen: string | undefined): string {
  if (chosen !== undefined) return chosen;
  if (value === null) return 'nie podano';
  if (typeof value === 'boolean') return value ? 'tak' : 'nie';
  return typeof value === 'string' && isDate(value) ? formatDate(value) : String(value);
}
