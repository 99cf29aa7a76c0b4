const key = /^[a-z][a-zA-Z0-9_]{0,62}$/;

/** A name of a column, table, index or constraint, quoted for SQL; throws for what no declaration could hold. */
export function ident(name: string): string {
  if (!key.test(name)) throw new Error(`"${name}" can't name anything in the database`);
  return `"${name}"`;
}

/** A fixed text inside a statement that takes no parameters, such as a check. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
