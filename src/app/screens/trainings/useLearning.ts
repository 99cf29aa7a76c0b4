import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import type { PanelDataProvider } from '../../providers/dataProvider';
import { saidBy } from '../../providers/saidBy';
import type { Completion, QuizResult, Training } from './training';

interface Answered {
  mine: Completion;
  result?: QuizResult;
}

/** Does a step of a training and puts what came of it under the screen; null where it was refused, which has been said. */
export function useLearning({ id }: Pick<Training, 'id'>) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const notify = useNotify();
  const [doing, setDoing] = useState(false);

  async function step(
    name: 'start' | 'read' | 'answer' | 'acknowledge',
    body: Record<string, unknown> = {},
  ): Promise<Answered | null> {
    setDoing(true);
    try {
      const { data } = await provider.act('trainings', id, name, body);
      const answered = data as unknown as Answered;
      client.setQueriesData<Training>({ queryKey: ['trainings', 'getOne'] }, (before) =>
        before?.id === id ? { ...before, mine: answered.mine } : before,
      );
      return answered;
    } catch (error) {
      notify(saidBy(error), { type: 'warning' });
      return null;
    } finally {
      setDoing(false);
      void client.invalidateQueries({ queryKey: ['trainings'] });
      void client.invalidateQueries({ queryKey: ['training-completions'] });
    }
  }
  return { step, doing };
}
