import { resources } from '../../../../resources';
import { countOf } from '../../../lib/text';
import { OtherButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
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
  const { deed, doing: working } = useDeed({ changes: 'all' });
  if (!may('create', rules)) return null;

  const go = () =>
    deed(async () => {
      const body = id ? { ids: [id] } : {};
      const answer = await request<Made>('/api/recurring-tasks/generate', { method: 'POST', body });
      if (isBegun(answer)) {
        showBegun();
        return null;
      }
      const { tasks, companies } = answer.json.data;
      const made = countOf(tasks, 'nowe zadanie', 'nowe zadania', 'nowych zadań');
      const seen = countOf(companies, 'firma', 'firmy', 'firm');
      return tasks === 0 ? `Nic nowego: wszystkie zadania już są (${seen})` : `Utworzono: ${made} (${seen})`;
    });

  return (
    <OtherButton aria-disabled={working} onClick={() => void go()}>
      <Icon name="tasks" size={18} />
      {working ? 'Tworzenie zadań…' : 'Wygeneruj teraz'}
    </OtherButton>
  );
}
