import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ProfilePreview, TouchedObligations } from '../../../contract/profile';
import { formatDate } from '../../../lib/dates';
import { saidBy } from '../../layout/Problem';
import { Skeleton } from '../../layout/Skeleton';
import { ApiError } from '../../providers/apiError';
import { request } from '../../providers/request';
import { PanelTheme } from '../../theme/PanelTheme';

type State = 'idle' | 'asking' | ProfilePreview | { refused: string };

/** What the line that is being typed would change, before it is saved. */
export function LinePreview({ id }: { id?: string }) {
  const { getValues } = useFormContext();
  const [state, setState] = useState<State>('idle');

  async function ask(): Promise<void> {
    setState('asking');
    try {
      const body = { ...getValues(), ...(id ? { id } : {}) };
      const { json } = await request<{ data: ProfilePreview }>('/api/profile-lines/preview', { method: 'POST', body });
      setState(json.data);
    } catch (error) {
      const faults = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
      setState({ refused: faults.length > 0 ? faults.join('. ') : saidBy(error) });
    }
  }

  return (
    <section className="panel below" aria-labelledby="line-preview">
      <div className="panel-head">
        <h2 id="line-preview">Co się zmieni</h2>
        <button type="button" className="quiet-button small" onClick={() => state !== 'asking' && void ask()}>
          {state === 'idle' ? 'Sprawdź' : 'Sprawdź ponownie'}
        </button>
      </div>
      <div className="panel-body" role="status">
        {state === 'idle' && <p className="quiet">Zobacz przed zapisem, które obowiązki dojdą, a które odpadną.</p>}
        {state === 'asking' && <Skeleton lines={3} />}
        {typeof state === 'object' && 'refused' in state && <p className="fault">{state.refused}</p>}
        {typeof state === 'object' && 'appears' in state && <Changes preview={state} />}
      </div>
    </section>
  );
}

function Changes({ preview: { appears, disappears, stays, warnings } }: { preview: ProfilePreview }) {
  return (
    <>
      {warnings.length > 0 && (
        <PanelTheme>
          {warnings.map((says) => (
            <Alert key={says} severity="warning" sx={{ mb: 1 }}>
              {says}
            </Alert>
          ))}
        </PanelTheme>
      )}
      {appears.length + disappears.length === 0 && <p>Do końca następnego roku podatkowego obowiązki się nie zmienią.</p>}
      <Touched title="Dojdzie" all={appears} />
      <Touched title="Odpadnie" all={disappears} />
      <Touched title="Zostaje za wcześniejsze okresy" all={stays} />
      {disappears.length > 0 && <p className="quiet">Zadania, które już powstały, zostają: przejrzyj je po zapisaniu.</p>}
    </>
  );
}

function Touched({ title, all }: { title: string; all: readonly TouchedObligations[] }) {
  if (all.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {all.map(({ name, person, periods, due, uncertain }) => (
          <li key={`${name} ${person}`}>
            <strong>{name}</strong>
            {person && ` – ${person}`}: za {span(periods)}, pierwszy termin <span className="number">{formatDate(due)}</span>
            {uncertain && <span className="quiet"> (być może)</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first and last of the periods; a row has one after the other. */
function span(periods: readonly string[]): string {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  return first === last ? first : `${first} – ${last}`;
}
