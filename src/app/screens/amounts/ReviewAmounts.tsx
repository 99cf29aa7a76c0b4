import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementItems } from '../../../../resources/settlementItems';
import type { ImportAnswer } from '../../../contract/imports';
import { type PlannedAmount, takenStates } from '../../../domain/amounts/reading';
import { countOf } from '../../../lib/text';
import { useStepUp } from '../../form/useStepUp';
import { MainButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { saidBy } from '../../providers/saidBy';
import { loadFile, type Progress } from '../../resource/importing/calls';
import { remembered } from '../../resource/importing/match';
import { Running } from '../../resource/importing/Running';
import { AmountsTable, keyOf } from './AmountsTable';
import { teachColumns } from './calls';
import { LeftOut } from './LeftOut';
import { amountsSheet } from './sheet';
import type { Source } from './sources';

/** What was written, and into which settlements. */
export type Loaded = Omit<ImportAnswer, 'data'> & { settlements: string[] };

interface ReviewAmountsProps {
  plan: readonly PlannedAmount[];
  sources: readonly Source[];
  onLoaded: (answer: Loaded) => void;
  /** Something stands otherwise than it was shown: it is to be asked for anew. */
  onRefused: () => void;
}

/** What would change, each figure with what stands there now; then all of the ticked ones are written, or none. */
export function ReviewAmounts({ plan, sources, onLoaded, onRefused }: ReviewAmountsProps) {
  const client = useQueryClient();
  const { confirmed, question } = useStepUp();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Undefined while nothing is being written. */
  const [loading, setLoading] = useState<Progress | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const may = plan.filter(({ state }) => takenStates.includes(state));
  const taken = may.filter((amount) => !left.has(keyOf(amount)));
  const same = plan.filter(({ state }) => state === 'same').length;

  async function load(): Promise<void> {
    setFault(null);
    setRefused(new Map());
    setLoading(null);
    try {
      const answer = await confirmed(() => loadFile(settlementItems, amountsSheet(taken), false, { tell: setLoading }));
      if (!answer) return;
      // What one program's columns are is its profile's to say, and nothing of another's of the same name.
      for (const source of sources)
        if (source.kind === 'table' && source.profile === null)
          void teachColumns(remembered(source.table.headings, source.match));
      void client.invalidateQueries();
      const { data: _, ...loaded } = answer;
      onLoaded({ ...loaded, settlements: [...new Set(taken.flatMap(({ settlement_id }) => settlement_id ?? []))] });
    } catch (error) {
      const faults = await refusedRows(taken, setLoading).catch(() => new Map<string, string>());
      setRefused(faults);
      setLeft(new Set([...left, ...faults.keys()]));
      setFault(faults.size > 0 ? someRefused : saidBy(error));
      if (faults.size === 0) onRefused();
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <Panel title="Co się zmieni">
      <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {question}
        <LeftOut plan={plan} />
        {same > 0 && <p className="quiet">{`${countOf(same, 'kwota', 'kwoty', 'kwot')} już się zgadza i zostaje bez zmian.`}</p>}
        {may.length === 0 ? (
          <Notice role="alert" severity="info">
            Nie ma czego zapisać.
          </Notice>
        ) : (
          <AmountsTable
            amounts={may}
            left={left}
            refused={refused}
            onLeave={(keys, on) => setLeft(new Set(on ? [...left, ...keys] : [...left].filter((key) => !keys.includes(key))))}
          />
        )}
        {fault && (
          <Notice role="alert" severity="error">
            {fault}
          </Notice>
        )}
        {loading !== undefined && <Running label="Wpisuję: wszystkie kwoty albo żadną." progress={loading} />}
        {may.length > 0 && (
          <Box>
            <MainButton disabled={taken.length === 0 || loading !== undefined} onClick={() => void load()}>
              {taken.length > 0 ? `Wpisz ${countOf(taken.length, 'kwotę', 'kwoty', 'kwot')}` : 'Wpisz kwoty'}
            </MainButton>
          </Box>
        )}
      </Box>
    </Panel>
  );
}

const someRefused = 'Nic nie zapisano. Kwoty, których nie da się wpisać, odznaczyliśmy; resztę możesz wczytać.';

/** Said where the law gives the company no such position, and so no day of payment. */
const unforeseen = 'Z profilu firmy taka pozycja nie wynika. Sprawdź profil albo dodaj ją w rozliczeniu z terminem zapłaty.';

/** Why figures were refused, by a trial that goes on after the first of them. */
async function refusedRows(taken: readonly PlannedAmount[], tell: (progress: Progress) => void): Promise<Map<string, string>> {
  const { data } = await loadFile(settlementItems, amountsSheet(taken), true, { tell });
  return new Map(
    data.flatMap((row): [string, string][] => {
      const amount = taken[row.row - 2];
      if (row.action !== 'refuse' || !amount) return [];
      return [[keyOf(amount), row.errors?.due_nominal ? unforeseen : (Object.values(row.errors ?? {})[0] ?? row.error)]];
    }),
  );
}
