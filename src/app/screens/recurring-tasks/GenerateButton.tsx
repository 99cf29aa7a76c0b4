import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { resources } from '../../../../resources';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { saidBy } from '../../layout/Problem';
import { isBegun, showBegun } from '../../providers/begunJobs';
import { request } from '../../providers/request';
import { useMay } from '../../records/usePermit';
import { Icon } from '../../theme/Icon';

const rules = resources['recurring-tasks'];

interface Made {
  data: { companies: number; tasks: number };
}

/** Makes what the rules ask for now and was not made yet; pressed again, it makes nothing twice. */
export function GenerateButton({ id }: { id?: string }) {
  const may = useMay();
  const notify = useNotify();
  const client = useQueryClient();
  const [working, setWorking] = useState(false);
  if (!may('create', rules)) return null;

  async function go(): Promise<void> {
    setWorking(true);
    try {
      const body = id ? { ids: [id] } : {};
      const answer = await request<Made>('/api/recurring-tasks/generate', { method: 'POST', body });
      if (isBegun(answer)) {
        showBegun();
        return;
      }
      const { tasks, companies } = answer.json.data;
      const made = countOf(tasks, 'nowe zadanie', 'nowe zadania', 'nowych zadań');
      const seen = countOf(companies, 'firma', 'firmy', 'firm');
      notify(tasks === 0 ? `Nic nowego: wszystkie zadania już są (${seen})` : `Utworzono: ${made} (${seen})`, {
        type: 'success',
      });
      await client.invalidateQueries();
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setWorking(false);
    }
  }

  return (
    <OtherButton aria-disabled={working} onClick={() => working || void go()}>
      <Icon name="tasks" size={18} />
      {working ? 'Tworzenie zadań…' : 'Wygeneruj teraz'}
    </OtherButton>
  );
}
