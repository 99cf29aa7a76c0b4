import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { Resource } from '../../../schema';
import type { ListColumn } from '../../records/listColumns';
import { type ChosenColumn, type ColumnChoice, choicesOf, chosenColumns } from './chosenColumns';

const none: ColumnChoice[] = [];

/** The columns of a list as the person at the screen wants them, and ways to want them otherwise. */
export interface Columns {
  all: readonly ChosenColumn[];
  shown: readonly ChosenColumn[];
  choices: readonly ColumnChoice[];
  choose: (choices: readonly ColumnChoice[]) => void;
  change: (columns: readonly ChosenColumn[]) => void;
  widen: (key: string, width: number | null) => void;
}

export function useColumns(resource: Resource, columns: readonly ListColumn[]): Columns {
  const [choices, choose] = useStore<ColumnChoice[]>(`${resource.name}.columns`, none);
  const all = useMemo(() => chosenColumns(columns, choices), [columns, choices]);
  const change = (next: readonly ChosenColumn[]) => choose(choicesOf(next));
  return {
    all,
    shown: all.filter(({ hidden }) => !hidden),
    choices,
    choose: (next) => choose([...next]),
    change,
    widen: (key, width) => change(all.map((column) => (column.key === key ? { ...column, width } : column))),
  };
}

/** Whether rows have more room than they need: a choice of the person's for all lists. */
export const useComfort = () => useStore('lists.comfortable', false);
