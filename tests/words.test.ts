import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clientResources } from '../resources/client';
import { questionOf } from '../src/app/resource/question';
import type { Resource } from '../src/schema';
import { inClientsWords } from '../src/schema/clientsWords';
import { catalogue, eventCodes } from '../src/server/notices/catalogue';
import { sampleValues } from '../src/server/notices/define';

const root = join(import.meta.dirname, '..');
const files = ['resources', 'src/app', 'src/server', 'src/domain'].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) as string[])
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, folder, name)),
);
const lines = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => ({ line, place: `${relative(root, file)}:${at + 1}` })),
);
const found = (wrong: RegExp) => lines.filter(({ line }) => wrong.test(line)).map(({ line, place }) => `${place} ${line.trim()}`);
const own: readonly Resource[] = Object.values<Resource>(clientResources).filter(({ client }) => client);

describe('the words of the panels', () => {
  test.each([
    ['a state is said in Polish', /w sprawdzaniu/i],
    ['what need not be filled in is called one thing', /niekonieczn[aey]/i],
    ['a report says how much it hinders, and that the panel is slow', /dotkliwość|wolne działanie/i],
    ['a reader is addressed, not counted by sex', /\(-[aą]m\)|Pan\/Pani/],
    ['how far one is with a training is said in one way', /Za Tobą \$|Rozpoczęte \$/],
    ['guilt is not the client’s', /z winy klienta/i],
  ])('%s', (_, wrong) => expect(found(wrong)).toEqual([]));
});

test('a number on a screen stands with the noun in its form', () => {
  const fixed = /\$\{\w+\} (dni|rzeczy|dokument(y|ów)|spraw[ya]?|zada(nia|ń)|pracowni(cy|ków))\b/;
  // The four spans of the page of terms are 7 to 90 days.
  expect(found(fixed).filter((each) => each.startsWith('src/app') && !each.includes('termSpans'))).toEqual([]);
});

describe('what a client reads of a record', () => {
  const states = own.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(([key, { type }]) => ['state', 'choice'].includes(type) && !resource.client?.hidden?.includes(key as never))
      .map(([key, field]) => ({
        place: `${resource.name}.${key}`,
        looks: Object.values(inClientsWords(field).choices ?? {}).filter(({ color }) => color),
      })),
  );
  test('chips begin alike', () => {
    const small = states.flatMap(({ place, looks }) =>
      looks.filter(({ label }) => /^\p{Ll}/u.test(label)).map(({ label }) => `${place}: ${label}`),
    );
    expect(small).toEqual([]);
  });
  test('a question before a step of theirs says what follows from it', () => {
    const asked = own.flatMap((resource) =>
      Object.values(resource.fields).flatMap(({ transitions = {} }) =>
        Object.entries(transitions).flatMap(([name, { client, confirm }]) =>
          client && confirm ? [{ step: `${resource.name}.${name}`, rest: questionOf(confirm).rest }] : [],
        ),
      ),
    );
    expect(asked.filter(({ rest }) => rest === null)).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
  });
  test('what is asked is a sentence’s beginning', () => {
    const asked = own.flatMap(({ name, waiting = [] }) =>
      waiting.filter(({ side }) => side === 'client').map(({ asks }) => `${name}: ${asks}`),
    );
    expect(asked.filter((each) => !/: \p{Lu}/u.test(each))).toEqual([]);
    expect(asked.length).toBeGreaterThan(5);
  });
});

describe('a notice to a client', () => {
  test.each(eventCodes.filter((code) => catalogue[code].for.includes('client')))(
    '%s is said to them, without a bare date',
    (code) => {
      const { portal, subject = '', body = '', sms = '' } = catalogue[code];
      const said = [portal, subject, body, sms]
        .join('\n')
        .replace(/\{(\w+)\}/g, (_, name: string) => sampleValues[name] ?? `{${name}}`);
      expect(said).not.toMatch(/\{\w+\}|\d{4}-\d{2}-\d{2}/);
      if (!catalogue[code].for.includes('office' as never)) expect(said).not.toMatch(/\bklient(a|owi|em)?\b/i);
    },
  );
});
