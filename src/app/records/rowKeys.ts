import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keys of a table's rows: arrows go from row to row, Space picks the one with the focus, F2 edits it. Enter opens it, as a link does. */
export function rowKeys(event: KeyboardEvent<HTMLElement>, edit: (row: HTMLTableRowElement) => void): void {
  const { target, key, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  const row = target.closest<HTMLTableRowElement>('tbody tr');
  if (!row) return;
  const way = ways[key];
  if (way !== undefined) {
    const next = way > 0 ? row.nextElementSibling : row.previousElementSibling;
    const goal = next?.querySelector<HTMLElement>(
      target.closest('input[type=checkbox]') ? 'input[type=checkbox]' : '.record-link',
    );
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  } else if (key === ' ' && target.closest('.record-link')) {
    event.preventDefault();
    row.querySelector<HTMLElement>('input[type=checkbox]')?.click();
  } else if (key === 'F2') {
    event.preventDefault();
    edit(row);
  }
}
