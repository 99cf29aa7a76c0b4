import { useState } from 'react';
import { formatDate } from '../../../lib/dates';
import { asSentence, countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Skeleton } from '../../layout/Skeleton';
import { request } from '../../providers/request';

/** What a rule makes for one period. */
export interface Period {
  period: string;
  name: string;
  companies: number;
  tasks: number;
  nominal: string;
  due: string;
}

type State = 'idle' | 'asking' | { periods: Period[] } | { refused: string };

/** What a rule would make in its next periods, as it stands now, before it is saved. */
export function RulePreview({ values }: { values: () => Readonly<Record<string, unknown>> }) {
  const [state, setState] = useState<State>('idle');
  const { send } = useDeed();

  async function ask(): Promise<void> {
    setState('asking');
    const refused = await send(async () => {
      const { json } = await request<{ data: Period[] }>('/api/recurring-tasks/preview', { method: 'POST', body: values() });
      setState({ periods: json.data });
    });
    if (!refused) return;
    const faults = Object.values(refused.faults).map(asSentence);
    setState({ refused: faults.length > 0 ? faults.join(' ') : refused.sentence });
  }

  return (
    <Panel
      title="Co powstanie"
      beside={
        <OtherButton size="small" onClick={() => state !== 'asking' && void ask()}>
          {state === 'idle' ? 'Sprawdź' : 'Sprawdź ponownie'}
        </OtherButton>
      }
      below={true}
    >
      <div className="panel-body" role="status">
        {state === 'idle' && <p className="quiet">Zobacz, ilu firm dotyczy reguła i kiedy wypada najbliższy termin.</p>}
        {state === 'asking' && <Skeleton lines={2} />}
        {typeof state === 'object' && 'refused' in state && <p className="fault">{state.refused}</p>}
        {typeof state === 'object' && 'periods' in state && <Periods periods={state.periods} />}
      </div>
    </Panel>
  );
}

function Periods({ periods }: { periods: readonly Period[] }) {
  if (periods.length === 0)
    return <p>W ciągu najbliższego roku ta reguła nie utworzy żadnego zadania. Sprawdź, jakich firm dotyczy.</p>;
  return (
    <ul>
      {periods.map(({ period, name, companies, tasks, nominal, due }) => (
        <li key={period}>
          za <strong>{name}</strong>: {companies === 0 ? '' : `${countOf(companies, 'firma', 'firmy', 'firm')}, `}
          {countOf(tasks, 'zadanie', 'zadania', 'zadań')}, pierwszy termin <span className="number">{formatDate(due)}</span>
          {nominal !== due && <span className="quiet"> (przesunięty z {formatDate(nominal)})</span>}
        </li>
      ))}
    </ul>
  );
}
