import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { openOffice } from '../../support/office';

const office = openOffice();
const page = readFileSync('docs/routes.md', 'utf8');
/** A call that so many resources have is told once for all. */
const many = 10;

const pathOf = (line: string) => line.replace(/^- `(\w+) (\S+)`/, '$2 $1');
const byPath = (one: string, other: string) => (pathOf(one) < pathOf(other) ? -1 : 1);

interface Description {
  paths: Record<string, Record<string, { summary?: string }>>;
}

/** Every call of the running server in a line: those of many resources once, then the others. */
async function calls(): Promise<string[]> {
  const { paths } = (await office.as('super').get('/api/openapi.json')).body as Description;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '' }]) => {
      const [, name = '', rest = ''] = /^\/api\/([^/]+)(.*)$/.exec(path) ?? [];
      const shape = Object.hasOwn(resources, name) ? `${method.toUpperCase()} /api/{resource}${rest}` : null;
      return { call: `${method.toUpperCase()} ${path}`, shape, summary };
    }),
  );
  const having = (shape: string | null) => all.filter((each) => each.shape === shape).length;
  const generic = all.flatMap(({ shape }) => (shape !== null && having(shape) >= many ? [`- \`${shape}\``] : []));
  const own = all.filter(({ shape }) => shape === null || having(shape) < many);
  return [...new Set(generic), ...own.map(({ call, summary }) => `- \`${call}\`${summary && ` – ${summary}`}`)].sort(byPath);
}

test('the page names every call of the server, as the server tells of it, and no other', async () => {
  const named = page.split('\n').filter((line) => /^- `(GET|POST|PUT|DELETE) \/api\//.test(line));
  expect(named).toEqual(await calls());
});
