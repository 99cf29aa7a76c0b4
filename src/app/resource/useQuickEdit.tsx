import { type RaRecord, useListContext } from 'ra-core';
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { Resource } from '../../schema';
import type { ListColumn } from '../records/listColumns';
import { useMay, usePermit } from '../records/usePermit';
import { useUser } from '../session/useSession';

const QuickEdit = lazy(() => import('./QuickEdit'));

/** Pixels of a cell's right end that open it for a change; the pencil that the theme draws there. */
const pencil = 28;
/** Types whose values are too large for a cell, or have a way of their own. */
const elsewhere = ['list', 'file', 'files', 'richText', 'longText', 'state'];

interface Editing {
  id: string;
  source: string;
  anchor: HTMLElement;
}

/** Changes single values of a list's rows where they stand, for the office's people who may. */
export function useQuickEdit(resource: Resource): {
  /** The field that a column's cells change, null where they do not. */
  sourceOf: (column: ListColumn['column']) => string | null;
  /** Answers whether the press was on the pencil, and taken. */
  press: (event: MouseEvent<HTMLElement>) => boolean;
  /** Begins with the first cell of the row that can be changed. */
  editRow: (row: HTMLTableRowElement) => void;
  editor: ReactNode;
} {
  const { data = [] } = useListContext<RaRecord>();
  const { writable } = usePermit('edit', resource);
  const { isAdmin } = useUser();
  const may = useMay();
  const [editing, setEditing] = useState<Editing | null>(null);
  const edits = isAdmin && may('edit', resource);

  function sourceOf(column: ListColumn['column']): string | null {
    if (!edits || column.kind !== 'field' || !Object.hasOwn(writable, column.key)) return null;
    const { type, options } = column.field;
    const closed = options.encrypted || options.rights || resource.onlyWhen?.[column.key];
    return closed || elsewhere.includes(type) ? null : column.key;
  }

  function open(cell: HTMLElement | null): void {
    const { row: id, edit: source } = cell?.dataset ?? {};
    if (cell && id && source) setEditing({ id, source, anchor: cell });
  }

  const record = data.find(({ id }) => String(id) === editing?.id);
  const field = editing && resource.fields[editing.source];
  return {
    sourceOf,
    press: ({ target, clientX }) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-edit]') : null;
      const { right = 0, width = 0 } = cell?.getBoundingClientRect() ?? {};
      if (!cell || width === 0 || right - clientX > pencil) return false;
      open(cell);
      return true;
    },
    editRow: (row) => open(row.querySelector<HTMLElement>('td[data-edit]')),
    editor: editing && record && field && (
      <Suspense fallback={null}>
        <QuickEdit
          record={record}
          source={editing.source}
          field={field}
          anchor={editing.anchor}
          onClose={() => setEditing(null)}
        />
      </Suspense>
    ),
  };
}
