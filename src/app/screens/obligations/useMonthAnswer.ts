import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { companies } from '../../../../resources/companies';
import type { Duty } from '../../../contract/obligations';
import { saidBy } from '../../layout/Problem';
import { request } from '../../providers/request';

/** Answers what is asked of a company's month, and looks at its obligations again; what can't be written is said. */
export function useMonthAnswer(company: string, thanks: string) {
  const notify = useNotify();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function answer(
    { fact, month }: Pick<NonNullable<Duty['month_question']>, 'fact' | 'month'>,
    value: boolean,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const body = { company_id: company, fact, period: month, answer: value };
      await request('/api/month-answers/', { method: 'POST', body });
      notify(thanks, { type: 'success' });
      await client.invalidateQueries({ queryKey: [companies.name] });
    } catch (error) {
      notify(saidBy(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { answer, busy };
}
