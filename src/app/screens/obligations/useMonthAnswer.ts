import { companies } from '../../../../resources/companies';
import type { Duty } from '../../../contract/obligations';
import { useDeed } from '../../kit/useDeed';
import { request } from '../../providers/request';

type Asked = Pick<NonNullable<Duty['month_question']>, 'fact' | 'month'>;

/** Answers what is asked of a company's month, and looks at its obligations, at what waits and at what was decided again; what can't be written is said. */
export function useMonthAnswer(thanks: string) {
  const { deed, doing: busy } = useDeed({ changes: [companies.name, 'waiting', 'decisions'] });
  const answer = (company: string, { fact, month }: Asked, value: boolean) =>
    deed(async () => {
      const body = { company_id: company, fact, period: month, answer: value };
      await request('/api/month-answers/', { method: 'POST', body });
      return thanks;
    });
  return { answer, busy };
}
