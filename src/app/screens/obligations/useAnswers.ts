import { type DataProvider, useDataProvider } from 'ra-core';
import { companies } from '../../../../resources/companies';
import type { OpenQuestion } from '../../../contract/obligations';
import { countOf } from '../../../lib/text';
import { type Said, useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { request } from '../../providers/request';
import { doneText, undoneText } from '../../records/doneText';

type Asked = Pick<OpenQuestion, 'field' | 'month'>;

/** Answers a question for several companies, all or none; what was answered can be taken back. */
export function useAnswers(): (ids: readonly string[], question: Asked, value: boolean) => Promise<boolean> {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const { deed } = useDeed({ changes: [companies.name], parallel: true });

  async function takeBack(undo: string): Promise<Said> {
    const answer = await provider.undoMany(companies.name, undo);
    return { says: undoneText(companies, answer), type: answer.kept.length > 0 ? 'warning' : 'success' };
  }

  return (ids, { field, month }, value) =>
    deed(async () => {
      if (month !== null) {
        const body = { fact: field, period: month, answer: value, company_ids: ids };
        await request('/api/obligations/month-answers', { method: 'POST', body });
        return `Zapisano odpowiedź: ${countOf(ids.length, 'firma', 'firmy', 'firm')}`;
      }
      const came = await provider.actMany(companies.name, ids, 'update', { data: { [field]: value } });
      const { undo } = came ?? {};
      return { says: doneText(companies, undefined, ids.length), undo: undo ? () => takeBack(undo) : undefined } satisfies Said;
    });
}
