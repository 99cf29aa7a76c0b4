import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { enteredLimits } from '../../../resources/choiceLists/enteredLimits';
import { zusSchemes } from '../../../resources/choiceLists/zusSchemes';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { WATCH_RULES } from '../../../src/domain/hr/watchRules';
import { readCode } from '../../../src/domain/limits/entered';
import { LIMITS } from '../../../src/domain/limits/table';
import { SCHEME_RULES } from '../../../src/domain/zus/schemes';
import { statutoryRules } from '../../../src/server/recurring/statutory';

const sources = ['src/app', 'src/server'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
/** Whether a screen or notice of the product asks this module of the law. */
const isAsked = (module: string) => sources.some((text) => new RegExp(`domain/${module}'`).test(text));
const once = (ids: readonly string[]) => [...new Set(ids)].sort();

describe('no law is unseen', () => {
  test('each rule stands among the firm’s rules with its act, switched on, and makes a task or a question', () => {
    const shown = statutoryRules();
    expect(once(shown.map(({ code }) => code))).toEqual(once(DEADLINE_RULES.map(({ id }) => id)));
    for (const rule of shown) {
      const rows = DEADLINE_RULES.filter(({ id }) => id === rule.code);
      expect([rule.code, rule.active, rule.legal_basis]).toEqual([
        rule.code,
        true,
        expect.stringContaining(rows.at(-1)?.basis ?? '?'),
      ]);
    }
  });

  test('each circumstance that a rule hangs on is a field of the company’s card, by which the question is asked', () => {
    const facts = once(DEADLINE_RULES.flatMap(({ onlyIf }) => (onlyIf ? [onlyIf.fact] : [])));
    expect(facts.filter((fact) => !Object.hasOwn(resources.companies.fields, fact))).toEqual([]);
    expect(isAsked('deadlines/questions')).toBe(true);
  });

  test('each limit and rate stands on the screen of limits and may be entered by the office', () => {
    expect(isAsked('limits/lookup')).toBe(true);
    const entered = new Set(Object.keys(enteredLimits).map((code) => readCode(code).key));
    expect(LIMITS.map(({ key }) => key).filter((key) => !entered.has(key))).toEqual([]);
  });

  test('each stage of contributions is a scheme of the card, whose end is told of', () => {
    expect(SCHEME_RULES.filter(({ scheme }) => !Object.hasOwn(zusSchemes, scheme))).toEqual([]);
    expect(isAsked('zus/schemes')).toBe(true);
  });

  // A table is here until a screen or notice asks it; whoever shows it takes it out of the list, which fails the test.
  test.each([
    ['terms that run from an event', EVENT_RULES.map(({ id }) => id), ['deadlines/events', 'deadlines/eventRules'], false],
    ['dates of people to watch', WATCH_RULES.map(({ code }) => code), ['hr/watch', 'hr/watchRules'], false],
  ] as const)('%s: whether any of them is shown yet', (_, ids, modules, shown) => {
    expect(ids.length).toBeGreaterThan(0);
    expect(modules.some(isAsked)).toBe(shown);
  });
});
