import { type RaRecord, useCreate } from 'ra-core';
import { useState } from 'react';
import { resources } from '../../../../resources';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { MainButton, QuietButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { PanelTheme } from '../../theme/PanelTheme';

/** Names the task that another one waits for; tasks of the same company stand there first. */
export default function AddBlocker({ task, onDone }: { task: RaRecord; onDone: () => void }) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const [says, setSays] = useState<string | null>(null);
  const [create] = useCreate();
  const { send, doing } = useDeed({ changes: [resources.tasks.name] });

  async function add(): Promise<void> {
    if (!picked) return setSays('Wybierz zadanie');
    let isDone = false;
    const refused = await send(async () => {
      const data = { task_id: task.id, blocker_id: picked.id };
      await create(resources['task-dependencies'].name, { data }, { returnPromise: true });
      isDone = true;
    });
    // The list above has the task by now.
    if (isDone) onDone();
    else if (refused) setSays(refused.faults.blocker_id ?? refused.sentence);
  }

  return (
    <PanelTheme>
      <div className="add-blocker">
        <RecordPicker
          label="Czeka na zadanie"
          reference={resources.tasks}
          where={task.company_id ? { company_id: task.company_id } : undefined}
          picked={picked ? [picked] : []}
          onPick={([next]) => {
            setPicked(next ?? null);
            setSays(null);
          }}
          input={{ error: says !== null, helperText: says ?? (task.company_id ? 'Zadania tej samej firmy' : ' ') }}
        />
        <MainButton aria-disabled={doing} onClick={() => void add()}>
          Dodaj
        </MainButton>
        <QuietButton onClick={onDone}>Anuluj</QuietButton>
      </div>
    </PanelTheme>
  );
}
