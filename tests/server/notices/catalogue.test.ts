import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue, eventCodes } from '../../../src/server/notices/catalogue';

const server = join(import.meta.dirname, '../../../src/server');
/** What only declares events or shows samples of them tells nobody. */
const tellsNobody = (file: string) => /^(notices\/events|demo)\//.test(relative(server, file).replaceAll('\\', '/'));
const files = (readdirSync(server, { recursive: true, encoding: 'utf8' }) as string[])
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(server, name))
  .filter((file) => !tellsNobody(file));
const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');

describe('every event of the catalogue', () => {
  test.each(eventCodes)('%s is told by somebody', (code) => {
    expect(source.includes(`'${code}'`)).toBe(true);
  });

  test.each(eventCodes)('%s names in its texts only what it is told with', (code) => {
    const { portal, subject = '', body = '', sms = '', variables } = catalogue[code];
    const named = [...`${portal}${subject}${body}${sms}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const known = [...variables, 'imie', 'biuro', 'link'];
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([]);
  });
});
