import { useQueryClient } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'ra-core';
import { useDeed } from '../../kit/useDeed';
import type { PanelDataProvider } from '../../providers/dataProvider';
import type { Completion, QuizResult, Training } from './training';

interface Answered {
  mine: Completion;
  result?: QuizResult;
}

/** Does a step of a training and puts what came of it under the screen; null where it was refused, which has been said. */
export function useLearning({ id }: Pick<Training, 'id'>) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  const client = useQueryClient();
  const { deed, doing } = useDeed({ changes: ['trainings', 'training-completions'], waits: false });

  async function step(
    name: 'start' | 'read' | 'answer' | 'acknowledge',
    body: Record<string, unknown> = {},
  ): Promise<Answered | null> {
    let answered: Answered | null = null;
    await deed(async () => {
      const { data } = await provider.act('trainings', id, name, body);
      const came: Answered = { mine: data.mine, result: data.result };
      answered = came;
      client.setQueriesData<Training>({ queryKey: ['trainings', 'getOne'] }, (before) =>
        before?.id === id ? { ...before, mine: came.mine } : before,
      );
    });
    return answered;
  }
  return { step, doing };
}
