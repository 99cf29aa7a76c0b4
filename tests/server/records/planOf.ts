import type { Database, Statement } from '../../../src/server/db/database';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Heap Fetches'?: number;
  Plans?: Node[];
}

interface Explained {
  'QUERY PLAN': [{ Plan: Node }];
}

/** In what ways a statement looks at a table, at how many of its rows beyond an index, and how many it fetched for one all the same. */
export interface Looked {
  ways: string[];
  rows: number;
  fetched: number;
}

export async function looksAt(db: Database, statement: Statement, table: string): Promise<Looked> {
  const explained = { text: `explain (analyze, format json) ${statement.text}`, values: statement.values ?? [] };
  const [row] = await db.query<Explained>(explained);
  return seenIn(row, table);
}

function seenIn(row: Explained | undefined, table: string): Looked {
  const ways = new Set<string>();
  let rows = 0;
  let fetched = 0;
  const walk = (node: Node): void => {
    if (node['Relation Name'] === table) {
      ways.add(node['Node Type']);
      const seen = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      fetched += node['Heap Fetches'] ?? 0;
      rows += node['Node Type'] === 'Index Only Scan' ? (node['Heap Fetches'] ?? 0) : seen * node['Actual Loops'];
    }
    for (const inner of node.Plans ?? []) walk(inner);
  };
  if (row) walk(row['QUERY PLAN'][0].Plan);
  return { ways: [...ways], rows, fetched };
}

/** The same of a statement that is planned once for all values. */
export async function looksAtOnce(db: Database, { text, values = [] }: Statement, table: string): Promise<Looked> {
  const literal = (value: unknown): string => (value === null ? 'null' : `'${textOf(value).replaceAll("'", "''")}'`);
  const textOf = (value: unknown): string =>
    value instanceof Date
      ? value.toISOString()
      : Array.isArray(value)
        ? `{${value.map((each) => `"${each}"`).join(',')}}`
        : String(value);
  return db.transaction(async (tx) => {
    await tx.query({ text: 'set local plan_cache_mode = force_generic_plan' });
    await tx.query({ text: `prepare once as ${text}` });
    const [row] = await tx.query<Explained>({
      text: `explain (analyze, format json) execute once (${values.map(literal).join(', ')})`,
    });
    await tx.query({ text: 'deallocate once' });
    return seenIn(row, table);
  });
}

/** Hears the statements of a reading. */
export async function sent(db: Database, read: (heard: Pick<Database, 'query'>) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  await read({
    query: (statement) => {
      statements.push(statement);
      return db.query(statement);
    },
  });
  return statements;
}
