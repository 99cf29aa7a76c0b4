import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ColumnsTable } from '../../../../src/app/resource/importing/ColumnsTable';
import { Themed } from '../../../../src/app/theme/PanelTheme';
import type { ReadTable } from '../../../../src/contract/imports';

const fields = ['nip', 'nazwa'].map((key) => ({ key, label: key, names: [], required: false }));
const tableOf = (heading: string) => ({ headings: [heading], rows: [] }) as unknown as ReadTable;

test('fields stand there to be dragged while something of this file was unknown, not of the one before', () => {
  const shown = (table: ReadTable, match: (string | null)[]) => (
    <Themed value={true}>
      <ColumnsTable fields={fields} table={table} match={match} onMatch={() => {}} />
    </Themed>
  );
  const isDraggable = () => screen.queryByRole('list', { name: 'Pola do przeciągnięcia' }) !== null;
  const [first, second] = [tableOf('A'), tableOf('B')];
  const { rerender } = render(shown(first, [null]));
  expect(isDraggable()).toBe(true);
  rerender(shown(first, ['nip']));
  expect(isDraggable()).toBe(true);
  rerender(shown(second, ['nip']));
  expect(isDraggable()).toBe(false);
});
