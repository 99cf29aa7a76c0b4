import type { ColumnConfig } from './define';

const column = (key: string, title: string, align: ColumnConfig['align']): ColumnConfig => ({
  key,
  title,
  align,
  sortable: true,
  visible: true,
});

/** The table of people on the reports' first screen, as the specification has it; `report1` to `report3` are named there so. */
export const peopleColumns: readonly ColumnConfig[] = [
  column('title', 'Imię i nazwisko', 'left'),
  column('report1', 'Czas pracy', 'right'),
  column('report2', 'Rozliczenia miesięczne', 'right'),
  column('report3', 'Szczegółowy czas pracy', 'right'),
];
