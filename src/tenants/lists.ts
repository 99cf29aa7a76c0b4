import { resources } from '../../resources';
import type { Resource } from '../schema';
import { standardColumns } from './columns';
import type { ColumnConfig } from './define';
import { moduleNamed } from './modules';
import { peopleColumns } from './peopleColumns';

/** The list that a module's columns are of. */
export interface ModuleList {
  label: string;
  /** The resource that it lists; null for the reports' table of people. */
  resource: Resource | null;
  /** What a firm has that chooses none. */
  columns: readonly ColumnConfig[];
  /** Keys that a firm may make columns of. */
  possible: readonly string[];
  /** The column as it is declared, or null where the list has no such one. */
  column(key: string): ColumnConfig | null;
}

/** What a module's columns are of; null where it has no list. */
export function listOf(module: string): ModuleList | null {
  const name = moduleNamed(module)?.list;
  if (name === undefined) return null;
  if (name === 'people')
    return {
      label: 'Osoby',
      resource: null,
      columns: peopleColumns,
      possible: peopleColumns.map(({ key }) => key),
      column: (key) => peopleColumns.find((each) => each.key === key) ?? null,
    };
  const resource: Resource | undefined = resources[name as keyof typeof resources];
  if (!resource) return null;
  return {
    label: resource.labels.few,
    resource,
    columns: standardColumns(resource),
    possible: possibleColumns(resource),
    column: (key) => standardColumns({ ...resource, list: { ...resource.list, columns: [key as never] } })[0] ?? null,
  };
}

/** Too long for a cell, or not everybody's to see. */
const unfit = ['richText', 'longText', 'list', 'file', 'files'];

function possibleColumns(resource: Resource): string[] {
  const fields = Object.entries(resource.fields).flatMap(([key, { type, options }]) => {
    if (unfit.includes(type) || options.encrypted || options.grant || options.data === 'secret') return [];
    return [type === 'reference' ? key.replace(/_id$/, '') : key];
  });
  return [...fields, ...Object.keys(resource.computed ?? {}), 'created_at', 'updated_at'];
}
