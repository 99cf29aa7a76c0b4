import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settlementItems } from '../../../../resources/settlementItems';
import type { ImportAnswer } from '../../../contract/imports';
import type { PlannedEntry } from '../../../contract/statements';
import { countOf } from '../../../lib/text';
import { useStepUp } from '../../form/useStepUp';
import { MainButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { saidBy } from '../../providers/saidBy';
import { loadFile, type Progress } from '../../resource/importing/calls';
import { Running } from '../../resource/importing/Running';
import { MovementsTable } from './MovementsTable';
import { type Choices, paidBy, paymentsSheet, proposed, refusedSays } from './movements';
import { OtherMovements } from './OtherMovements';

export type Loaded = Omit<ImportAnswer, 'data'>;

interface ReviewPaymentsProps {
  movements: readonly PlannedEntry[];
  /** What somebody chose otherwise than is proposed. */
  changed: Choices;
  onChange: (changed: Choices) => void;
  onLoaded: (answer: Loaded) => void;
}

/** What would be paid by which movement; then all that is chosen is written, or nothing. */
export function ReviewPayments({ movements, changed, onChange, onLoaded }: ReviewPaymentsProps) {
  const client = useQueryClient();
  const { confirmed, question } = useStepUp();
  const chosen: Choices = new Map([...proposed(movements), ...changed]);
  /** Undefined while nothing is being written. */
  const [loading, setLoading] = useState<Progress | undefined>(undefined);
  const [fault, setFault] = useState<string | null>(null);
  const paying = movements.filter(({ state }) => state === 'sure' || state === 'offer');
  const paid = paidBy(paying, chosen);
  const count = [...paid.values()].reduce((sum, { by }) => sum + by.length, 0);

  async function load(): Promise<void> {
    setFault(null);
    setLoading(null);
    try {
      const answer = await confirmed(() => loadFile(settlementItems, paymentsSheet(paid.values()), false, { tell: setLoading }));
      if (!answer) return;
      void client.invalidateQueries();
      const { data: _, ...loaded } = answer;
      onLoaded(loaded);
    } catch (error) {
      setFault(refusedSays(error, [...paid.values()]) ?? saidBy(error));
    } finally {
      setLoading(undefined);
    }
  }

  return (
    <Panel title="Co się zmieni">
      <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {question}
        <OtherMovements movements={movements} />
        {paying.length === 0 ? (
          <Notice role="alert">Nie ma czego zapisać.</Notice>
        ) : (
          <MovementsTable
            movements={paying}
            chosen={chosen}
            paid={paid}
            onChoose={(proof, item) => onChange(new Map([...changed, [proof, item]]))}
          />
        )}
        {fault && (
          <Notice severity="error" role="alert">
            {fault}
          </Notice>
        )}
        {loading !== undefined && <Running label="Zapisuję: wszystkie wpłaty albo żadną." progress={loading} />}
        {paying.length > 0 && (
          <Box>
            <MainButton disabled={count === 0 || loading !== undefined} onClick={() => void load()}>
              {count > 0 ? `Zapisz ${countOf(count, 'wpłatę', 'wpłaty', 'wpłat')}` : 'Zapisz wpłaty'}
            </MainButton>
          </Box>
        )}
      </Box>
    </Panel>
  );
}
