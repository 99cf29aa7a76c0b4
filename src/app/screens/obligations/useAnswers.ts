import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { companies } from '../../../../resources/companies';
import type { OpenQuestion } from '../../../contract/obligations';
import { countOf } from '../../../lib/text';
import { offering } from '../../layout/offering';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { request } from '../../providers/request';
import { saidBy } from '../../providers/saidBy';
import { doneText } from '../../records/doneText';

type Asked = Pick<OpenQuestion, 'field' | 'month'>;

/** Answers a question for several companies, all or none; what was answered can be taken back. */
export function useAnswers(): (ids: readonly string[], question: Asked, value: boolean) => Promise<void> {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const again = () => client.invalidateQueries({ queryKey: [companies.name] });

  async function trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      await again();
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    }
  }

  return (ids, { field, month }, value) =>
    trying(async () => {
      if (month !== null) {
        const body = { fact: field, period: month, answer: value, company_ids: ids };
        await request('/api/obligations/month-answers', { method: 'POST', body });
        return notify(`Zapisano odpowiedź: ${countOf(ids.length, 'firma', 'firmy', 'firm')}`, { type: 'success' });
      }
      const came = await provider.actMany(companies.name, ids, 'update', { data: { [field]: value } });
      const { undo } = came ?? {};
      const back =
        undo && offering('Cofnij', () => void trying(async () => void (await provider.undoMany(companies.name, undo))));
      notify(doneText(companies, undefined, ids.length), { type: 'success', ...(back || {}) });
    });
}
