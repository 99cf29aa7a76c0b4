import { useWatch } from 'react-hook-form';
import type { NewCardStates as States } from '../../../contract/profile';
import { Panel } from '../../kit/Panel';
import { usePreview } from './usePreview';

/** What of a new card decides whether the law knows it. */
const deciding = [
  'company_type',
  'taxation_form',
  'vat_status',
  'vat_period',
  'accounting_type',
  'employs',
  'employees_fte',
  'zus_scheme',
  'zus_scheme_from',
  'ceidg_start_date',
  'suspended_from',
  'suspended_to',
  'closed_at',
  'fiscal_year_start_month',
] as const;

/** In the form of a new company: what the law does not know of it, or what hangs on a fact, before it is saved; nothing where all is well. */
export function NewCardStates() {
  const values = useWatch() as Readonly<Record<string, unknown>>;
  const typed = Object.fromEntries(deciding.map((key) => [key, values[key] ?? null]));
  const { preview } = usePreview<States>('/api/profile-lines/new-card-preview', typed.company_type ? { changes: typed } : null);
  const { refused = [], warnings = [] } = preview ?? {};
  if (refused.length + warnings.length === 0) return null;
  return (
    <Panel title="Sprawdź przed zapisem" below={true}>
      <div className="panel-body" role="status">
        {refused.map((says) => (
          <p key={says}>
            <strong>Tego nie da się zapisać:</strong> {says}
          </p>
        ))}
        {warnings.map((says) => (
          <p key={says}>{says}</p>
        ))}
      </div>
    </Panel>
  );
}
