import { useState } from 'react';
import { settlementItems } from '../../../../resources/settlementItems';
import { type PlannedAmount, takenStates } from '../../../domain/amounts/reading';
import { countOf } from '../../../lib/text';
import { useDeed } from '../../kit/useDeed';
import { loadFile, type Progress } from '../../resource/importing/calls';
import { remembered } from '../../resource/importing/match';
import { ReviewPanel } from '../../resource/importing/ReviewPanel';
import { useWriting, type Written } from '../../resource/importing/useWriting';
import { AmountsTable, keyOf } from './AmountsTable';
import { teachColumns } from './calls';
import { LeftOut } from './LeftOut';
import { amountsSheet } from './sheet';
import type { Source } from './sources';

/** What was written, and into which settlements. */
export type Loaded = Written & { settlements: string[] };

interface ReviewAmountsProps {
  plan: readonly PlannedAmount[];
  sources: readonly Source[];
  onLoaded: (answer: Loaded) => void;
  /** Something stands otherwise than it was shown: it is to be asked for anew. */
  onRefused: () => void;
}

/** What would change, each figure with what stands there now; then all of the ticked ones are written, or none. */
export function ReviewAmounts({ plan, sources, onLoaded, onRefused }: ReviewAmountsProps) {
  const writing = useWriting(settlementItems);
  const { send: sendTrial } = useDeed();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const may = plan.filter(({ state }) => takenStates.includes(state));
  const taken = may.filter((amount) => !left.has(keyOf(amount)));
  const same = plan.filter(({ state }) => state === 'same').length;

  function write(): void {
    setRefused(new Map());
    void writing.write({
      sheet: amountsSheet(taken),
      onWritten(written) {
        // What one program's columns are is its profile's to say, and nothing of another's of the same name.
        for (const source of sources)
          if (source.kind === 'table' && source.profile === null) void teachColumns(remembered(source.table, source.match));
        onLoaded({ ...written, settlements: [...new Set(taken.flatMap(({ settlement_id }) => settlement_id ?? []))] });
      },
      async refused({ sentence }, tell) {
        let says = sentence;
        const untold = await sendTrial(async () => {
          const { faults, isStale } = await refusedRows(taken, tell);
          setRefused(faults);
          setLeft(new Set([...left, ...faults.keys()]));
          if (faults.size > 0) says = someRefused;
          if (isStale || faults.size === 0) onRefused();
        });
        // Without a trial nothing is known of single figures.
        if (untold) onRefused();
        return says;
      },
    });
  }

  return (
    <ReviewPanel
      writing={writing}
      running="Wpisuję: wszystkie kwoty albo żadną."
      action={taken.length > 0 ? `Wpisz ${countOf(taken.length, 'kwotę', 'kwoty', 'kwot')}` : 'Wpisz kwoty'}
      count={taken.length}
      offered={may.length > 0}
      onWrite={write}
      above={
        <>
          <LeftOut plan={plan} />
          {same > 0 && (
            <p className="quiet">{`${countOf(same, 'kwota', 'kwoty', 'kwot')} już się zgadza i zostaje bez zmian.`}</p>
          )}
        </>
      }
    >
      <AmountsTable
        amounts={may}
        left={left}
        refused={refused}
        onLeave={(keys, on) => setLeft(new Set(on ? [...left, ...keys] : [...left].filter((key) => !keys.includes(key))))}
      />
    </ReviewPanel>
  );
}

const someRefused = 'Nic nie zapisano. Kwoty, których nie da się wpisać, odznaczyliśmy; resztę możesz wczytać.';

/** Said where the law gives the company no such position, and so no day of payment. */
const unforeseen = 'Z profilu firmy taka pozycja nie wynika. Sprawdź profil albo dodaj ją w rozliczeniu z terminem zapłaty.';
const stale = 'Ktoś zmienił tę pozycję w międzyczasie. Obok jest to, co stoi w niej teraz; zaznacz ją, jeśli ma się zmienić.';

interface Refused {
  /** Why, by the figure's key. */
  faults: Map<string, string>;
  /** Whether something stands otherwise than it was shown. */
  isStale: boolean;
}

/** Why figures were refused, by a trial that goes on after the first of them. */
async function refusedRows(taken: readonly PlannedAmount[], tell: (progress: Progress) => void): Promise<Refused> {
  const { data } = await loadFile(settlementItems, amountsSheet(taken), true, { tell });
  const rows = data.flatMap((row) => (row.action === 'refuse' ? [row] : []));
  const faults = new Map(
    rows.flatMap((row): [string, string][] => {
      const amount = taken[row.row - 2];
      if (!amount) return [];
      if (row.stale) return [[keyOf(amount), stale]];
      return [[keyOf(amount), row.errors?.due_nominal ? unforeseen : (Object.values(row.errors ?? {})[0] ?? row.error)]];
    }),
  );
  return { faults, isStale: rows.some((row) => row.stale) };
}
