import { type DataProvider, useDataProvider, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { resources } from '../../../../resources';
import { isDate } from '../../../lib/dates';
import { DateBox } from '../../fields/dates/DateBox';
import { type Picked, RecordPicker } from '../../fields/RecordPicker';
import { saidBy } from '../../layout/Problem';
import { ApiError } from '../../providers/apiError';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { PanelTheme } from '../../theme/PanelTheme';
import type { BulkField } from './BulkTasks';
import '../../resource/form.css';

const people = { isAdmin: true, status: 'active' };

/** One value for all the picked tasks; all take it, or none does and the reason stands here. */
export default function BulkTasksForm({ field, onDone }: { field: BulkField; onDone: () => void }) {
  const { selectedIds, onUnselectItems, refetch } = useListContext();
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const notify = useNotify();
  const [person, setPerson] = useState<Picked | null>(null);
  const [day, setDay] = useState('');
  const [says, setSays] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const value = field === 'due_date' ? (isDate(day) ? day : null) : (person?.id ?? null);

  async function save(): Promise<void> {
    if (value === null) return setSays(field === 'due_date' ? 'Podaj dzień' : 'Wybierz osobę');
    setSending(true);
    try {
      await provider.actMany('tasks', selectedIds, 'update', { data: { [field]: value } });
      notify('Zapisano', { type: 'success' });
      onUnselectItems();
      void refetch();
      onDone();
    } catch (error) {
      setSays(reasonOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <PanelTheme>
      <form
        noValidate={true}
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) void save();
        }}
      >
        {field === 'due_date' ? (
          <DateBox kind="date" label="Nowy termin" value={day} error={says !== null} helperText={says} onChange={setDay} />
        ) : (
          <RecordPicker
            label="Osoba odpowiedzialna"
            resource={resources.users}
            where={people}
            picked={person ? [person] : []}
            onPick={([next]) => setPerson(next ?? null)}
            input={{ error: says !== null, helperText: says }}
          />
        )}
        <div className="dialog-actions">
          <button type="button" className="quiet-button" onClick={onDone} disabled={sending}>
            Anuluj
          </button>
          <button type="submit" className="main-button" aria-disabled={sending}>
            {sending ? 'Chwileczkę…' : 'Zapisz'}
          </button>
        </div>
      </form>
    </PanelTheme>
  );
}

/** What a task has against the value, where one of them refused it. */
function reasonOf(error: unknown): string {
  const [first] = error instanceof ApiError ? Object.values(error.body?.errors ?? {}) : [];
  return first ? `${first} – żadne zadanie się nie zmieniło.` : saidBy(error);
}
