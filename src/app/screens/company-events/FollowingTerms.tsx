import Box from '@mui/material/Box';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { FollowingTerm } from '../../../contract/companyEvents';
import { formatDate } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { Panel } from '../../kit/Panel';
import { Skeleton } from '../../layout/Skeleton';
import { useDeclared } from '../../records/useDeclared';
import { usePreview } from '../companies/usePreview';
import { Following } from './Following';

type Values = Readonly<Record<string, unknown>>;

/** What the terms hang on, by the form's resource: no more of it is sent while it is typed. */
const telling: Readonly<Record<string, { keys: readonly string[]; days: readonly string[] }>> = {
  'company-events': {
    keys: ['company_id', 'kind', 'name', 'due_date', 'person_id', 'employee_id'],
    days: ['occurred_on'],
  },
  employees: {
    keys: ['company_id', 'contract_type', 'status', 'zus_registered_on'],
    days: ['start_date', 'end_date', 'contract_signed_on'],
  },
  companies: { keys: [], days: ['closed_at', 'liquidation_from'] },
  'company-persons': { keys: ['company_id'], days: ['joined_on', 'left_on'] },
  'profile-lines': {
    keys: ['company_id', 'subject', 'person_id', 'vat_status', 'vat_period', 'vat_eu', 'accounting_type', 'zus_scheme'],
    days: ['valid_from', 'valid_to'],
  },
};

/** Which terms follow from what is being typed into a form of the resource around, before it is saved; of an event and of a pack each may be left out. */
export function FollowingTerms({ id }: { id?: string | undefined }) {
  const { name: resource } = useDeclared();
  const values = useWatch() as Values;
  const { setValue } = useFormContext();
  const { dirtyFields } = useFormState();
  const picks = resource === 'company-events';
  const { keys, days } = telling[resource] ?? { keys: [], days: [] };
  const whose = resource === 'companies' ? (dirtyFields.closed_at ?? dirtyFields.liquidation_from) : values.company_id;
  const told = Boolean(whose) && days.some((key) => Boolean(values[key])) && (!picks || Boolean(values.kind));
  const given = Object.fromEntries([...keys, ...days].map((key) => [key, values[key] ?? null]));
  const asked = usePreview<FollowingTerm[]>(
    '/api/company-events/preview',
    told ? { resource, values: given, ...(id ? { id } : {}) } : null,
  );
  const { preview: terms, refused, asking } = asked;
  if (!picks && !terms?.length) return null;
  // What was just pressed shows at once, not when the server answers.
  const left = new Set(String(values.left_out ?? '').split(' '));
  const running = terms?.filter(({ rule, condition }) => condition === null && !left.has(rule)).length ?? 0;

  function pick(rule: string, wanted: boolean): void {
    const out = (terms ?? []).map((term) => term.rule).filter((each) => (each === rule ? !wanted : left.has(each)));
    setValue('left_out', out.length > 0 ? out.join(' ') : null, { shouldDirty: true });
  }

  return (
    <Panel below={true} title="Co z tego wyniknie">
      <div className="panel-body">
        <div role="status">
          {refused && <p className="quiet">{refused}</p>}
          {!told && (
            <p className="quiet">
              Gdy wybierzesz firmę, zdarzenie i dzień, zobaczysz tu przed zapisem, jakie terminy z niego wynikają.
            </p>
          )}
          {picks && values.kind === 'closing' && typeof values.occurred_on === 'string' && values.occurred_on && (
            <p>Po zapisaniu na karcie firmy stanie też: data zakończenia działalności {formatDate(values.occurred_on)}.</p>
          )}
          {told && !terms && !refused && asking && <Skeleton lines={3} />}
          {terms && terms.length === 0 && <p className="quiet">Z tego zdarzenia nie wynika dla tej firmy żaden termin.</p>}
          {terms && terms.length > 0 && picks && (
            <p className="quiet">Po zapisaniu: {countOf(running, 'zadanie', 'zadania', 'zadań')} z tymi terminami.</p>
          )}
        </div>
        {terms && terms.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, '& p': { m: 0 } }}>
            {terms.map((term) => (
              <Following
                key={`${term.kind} ${term.rule}`}
                term={term}
                picked={!left.has(term.rule)}
                onPick={picks ? (wanted) => pick(term.rule, wanted) : null}
              />
            ))}
          </Box>
        )}
      </div>
    </Panel>
  );
}
