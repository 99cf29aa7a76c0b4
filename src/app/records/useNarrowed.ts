import type { Resource } from '../../schema';
import { useChosenCompany } from '../session/chosenCompany';

/** What a list of a client's with several companies is narrowed to: those of the chosen one. A record's own page is never narrowed. */
export function useNarrowed({ client }: Pick<Resource, 'client'>): Readonly<Record<string, string>> {
  const company = useChosenCompany();
  const key = client?.rows.company;
  return company && key ? { [key]: company } : {};
}
