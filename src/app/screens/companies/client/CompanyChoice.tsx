import { SelectBox } from '../../../fields/SelectBox';
import { useChosenCompany } from '../../../session/chosenCompany';
import { useMyCompanies } from './useMyCompanies';

/** A client's company in a form: who has one is not asked. */
export interface CompanyChoices {
  options: readonly (readonly [id: string, title: string])[];
  /** The only one there is. */
  only: string | null;
  /** The one that was asked for, or that the client looks at; what was chosen before goes first. */
  likely: string | null;
}

/** Null while the companies are still asked for. */
export function useCompanyChoices(wanted: string | null = null) {
  const { data, error, refetch } = useMyCompanies();
  const chosen = useChosenCompany();
  const options = data?.map(({ id, title }) => [String(id), String(title)] as const);
  const has = (company: string | null) => options?.some(([id]) => id === company) ?? false;
  const asked = wanted ?? chosen;
  const choices: CompanyChoices | null = options
    ? { options, only: options.length === 1 ? (options[0]?.[0] ?? null) : null, likely: has(asked) ? asked : null }
    : null;
  return { choices, error, refetch };
}

interface CompanyChoiceProps extends Pick<CompanyChoices, 'options'> {
  value: string;
  fault: string | undefined;
  onChange: (company: string) => void;
}

export function CompanyChoice({ options, value, fault, onChange }: CompanyChoiceProps) {
  return options.length > 1 ? (
    <SelectBox label="Firma" empty="Wybierz…" value={value} options={options} fault={fault} onChange={onChange} />
  ) : null;
}
