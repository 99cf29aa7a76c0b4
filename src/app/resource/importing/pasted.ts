/** A table that was pasted, as the file that it would be. */
export const pastedFile = (text: string): Blob => new Blob([text], { type: 'text/csv' });
export const pastedName = 'tabela.csv';
