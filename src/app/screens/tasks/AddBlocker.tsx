import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate } from 'ra-core';
import { useState } from 'react';
import { resources } from '../../../../resources';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { MainButton, QuietButton } from '../../kit/buttons';
import { ApiError } from '../../providers/apiError';
import { saidBy } from '../../providers/saidBy';
import { PanelTheme } from '../../theme/PanelTheme';

/** Names the task that another one waits for; tasks of the same company stand there first. */
export default function AddBlocker({ task, onDone }: { task: RaRecord; onDone: () => void }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [says, setSays] = useState<string | null>(null);
  const [create, { isPending }] = useCreate();
  const client = useQueryClient();

  async function add(): Promise<void> {
    if (!picked) return setSays('Wybierz zadanie');
    try {
      const data = { task_id: task.id, blocker_id: picked.id };
      await create('task-dependencies', { data }, { returnPromise: true });
      await client.invalidateQueries({ queryKey: ['tasks'] });
      onDone();
    } catch (error) {
      setSays((error instanceof ApiError && error.body?.errors?.blocker_id) || saidBy(error));
    }
  }

  return (
    <PanelTheme>
      <div className="add-blocker">
        <RecordPicker
          label="Czeka na zadanie"
          resource={resources.tasks}
          where={task.company_id ? { company_id: task.company_id } : undefined}
          picked={picked ? [picked] : []}
          onPick={([next]) => {
            setPicked(next ?? null);
            setSays(null);
          }}
          input={{ error: says !== null, helperText: says ?? (task.company_id ? 'Zadania tej samej firmy' : ' ') }}
        />
        <MainButton aria-disabled={isPending} onClick={() => isPending || void add()}>
          Dodaj
        </MainButton>
        <QuietButton onClick={onDone}>Anuluj</QuietButton>
      </div>
    </PanelTheme>
  );
}
