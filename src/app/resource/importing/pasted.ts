import type { ReadTable } from '../../../contract/imports';

/** A table that was pasted, as the file that it would be. */
export const pastedFile = (text: string): Blob => new Blob([text], { type: 'text/csv' });
export const pastedName = 'tabela.csv';

/** What was pasted came as letters: in what encoding it was sent here tells nobody anything. */
export const asPasted = ({ encoding: _, ...table }: ReadTable): ReadTable => table;
