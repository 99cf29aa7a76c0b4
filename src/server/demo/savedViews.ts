import { resources } from '../../../resources';
import { blank } from '../../schema/validate';
import { type Chance, idOf } from './random';

const shared = [
  ['companies', 'Czekamy na dokumenty', 'page=1&limit=50&sort=title:asc&filters=accounting_status:waiting_documents|incomplete'],
  ['tasks', 'Pilne', 'page=1&limit=25&sort=due_date:asc&filters=status:new|in_progress,priority:high|urgent'],
] as const;

/** Views of lists that the demonstration's first keeper shares with the office. */
export const savedViews = (luck: Chance, moment: number, keeper: string | undefined): { id: string }[] =>
  keeper === undefined
    ? []
    : shared.map(([list, name, query]) => ({
        ...blank(resources['saved-views']),
        id: idOf(luck, moment),
        user_id: keeper,
        list,
        name,
        query,
        columns: [],
        shared: true,
      }));
