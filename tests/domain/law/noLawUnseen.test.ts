import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { resources } from '../../../resources';
import { enteredLimits } from '../../../resources/choiceLists/enteredLimits';
import { zusSchemes } from '../../../resources/choiceLists/zusSchemes';
import { firstYear } from '../../../src/app/screens/limits/years';
import { termLabels } from '../../../src/contract/employeeTerms';
import { DUTY_AREAS } from '../../../src/domain/deadlines/dutyAreas';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { type EventTerm, possibleTerms } from '../../../src/domain/deadlines/happenings';
import { NOTHING_ELSE, TERMS } from '../../../src/domain/deadlines/happeningTerms';
import { MONTH_FACTS, type MonthFact } from '../../../src/domain/deadlines/monthFacts';
import { obligationsOver } from '../../../src/domain/deadlines/overTime';
import { PACK_RULES } from '../../../src/domain/deadlines/packRules';
import { PLAIN_QUESTIONS } from '../../../src/domain/deadlines/plainQuestions';
import { monthQuestionsOf, questionsOf } from '../../../src/domain/deadlines/questions';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { CONTRACT_RULES } from '../../../src/domain/hr/contracts';
import { type WatchedDate, watchedDates } from '../../../src/domain/hr/watch';
import { WATCH_RULES } from '../../../src/domain/hr/watchRules';
import { LIMIT_GROUPS } from '../../../src/domain/limits/describe';
import { readCode } from '../../../src/domain/limits/entered';
import { limitInHundredths, limitsOf } from '../../../src/domain/limits/lookup';
import { LIMITS } from '../../../src/domain/limits/table';
import { healthIn } from '../../../src/domain/zus/health/month';
import { HEALTH_BASIS, type HealthForm } from '../../../src/domain/zus/health/part';
import { ownerLadder } from '../../../src/domain/zus/owner/ladder';
import { SCHEME_RULES } from '../../../src/domain/zus/schemes';
import { socialIn } from '../../../src/domain/zus/social';
import { keysOf } from '../../../src/schema';
import type { Owed } from '../../../src/server/obligations/owed';
import { toldOf } from '../../../src/server/obligations/tell';
import { statutoryRules } from '../../../src/server/recurring/statutory';
import { CHANGES } from '../deadlines/hundred/changes';
import { COMPANIES } from '../deadlines/hundred/companies';
import { HARDER } from '../deadlines/hundred/harder';
import { MIXES } from '../deadlines/hundred/mixes';
import { OTHERS } from '../deadlines/hundred/others';
import { PARTNERSHIPS } from '../deadlines/hundred/partnerships';
import { SOLE_TRADERS } from '../deadlines/hundred/soleTraders';

/** Time lines of the profiles of the made-up clients. */
const timeLines = [...SOLE_TRADERS, ...PARTNERSHIPS, ...COMPANIES, ...OTHERS, ...CHANGES, ...HARDER, ...MIXES].map(
  ({ profile }) => [profile].flat(),
);
/** The rate that owners do not pay for themselves. */
const employersOnly = 'rate_fgsp';
const happening = { ...NOTHING_ELSE, source: { resource: 'company-events', id: 'one' }, day: '2026-11-20' };
/** Dates of a record that run out. */
const dayFields = Object.keys(resources.employees.fields).filter((key) => /_valid_to$|^student_until$/.test(key));
const fixedContract = (nth: number) => ({ from: `${2018 + nth}-01-01`, to: `${2018 + nth}-06-30` });
/** Whether what these rows were walked through is what the screens and notices in the folder ask. */
function isAskedIn(folder: string, asking: string): boolean {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  return names.some((name) => new RegExp(`\\b${asking}\\(`).test(readFileSync(join(folder, name), 'utf8')));
}
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
    // A narrower question waits for the wider one, and one answer may spare another: clients are asked as they are, and with all else a yes.
    const all = Object.fromEntries(facts.map((fact) => [fact, true]));
    const isAsked = (fact: string) =>
      [{}, all].some((others) =>
        timeLines.some((each) =>
          questionsOf(
            each.map((profile) => ({ ...profile, ...others, [fact]: null })),
            '2026-11-01',
            '2028-02-29',
          ).some((question) => question.fact === fact),
        ),
      );
    expect(facts.filter((fact) => !isAsked(fact))).toEqual([]);
    expect(facts.filter((fact) => !Object.hasOwn(PLAIN_QUESTIONS, fact))).toEqual([]);
  });

  test('what a rule asks of single months is asked of a month that is over, and kept as an answer of it', () => {
    const facts = once(DEADLINE_RULES.flatMap(({ onlyInMonth }) => (onlyInMonth ? [onlyInMonth.fact] : [])));
    expect(facts).toEqual(once(Object.keys(MONTH_FACTS)));
    const asked = new Set(timeLines.flatMap((each) => monthQuestionsOf(each, '2027-06-15').map(({ fact }) => fact)));
    expect(facts.filter((fact) => !asked.has(fact as MonthFact))).toEqual([]);
    expect(once(Object.keys(resources['month-answers'].fields.fact.choices ?? {}))).toEqual(facts);
  });

  test('each rule is told of among the obligations of some client, with its part of the law, act and source', () => {
    const told = new Map<string, ReturnType<typeof toldOf>>();
    for (const stretches of timeLines)
      for (const obligation of obligationsOver(stretches, '2024-01-01', '2028-12-31'))
        if (!told.has(obligation.rule)) told.set(obligation.rule, toldOf({ obligation } as Owed));
    expect(once(DEADLINE_RULES.map(({ id }) => id)).filter((id) => !told.has(id))).toEqual([]);
    for (const [id, { area, basis, source, name }] of told)
      expect([id, Object.hasOwn(DUTY_AREAS, area), basis !== '', source !== '', name !== '']).toEqual([
        id,
        true,
        true,
        true,
        true,
      ]);
  });

  test('each limit and rate stands on the screen of limits of some year, under a heading, and may be entered by the office', () => {
    const years = Array.from({ length: 8 }, (_, nth) => firstYear + nth);
    const shown = new Map(years.flatMap((year) => limitsOf(year)).map((limit) => [limit.key, limit]));
    expect(LIMITS.map(({ key }) => key).filter((key) => !shown.has(key))).toEqual([]);
    for (const { key, group, name, basis } of shown.values())
      expect([key, Object.hasOwn(LIMIT_GROUPS, group), name !== '', basis !== '']).toEqual([key, true, true, true]);
    const entered = new Set(Object.keys(enteredLimits).map((code) => readCode(code).key));
    expect(LIMITS.map(({ key }) => key).filter((key) => !entered.has(key))).toEqual([]);
  });

  test('each stage of contributions is a scheme of the card and a step that the ladder names; each part is counted with its formula and act', () => {
    expect(SCHEME_RULES.filter(({ scheme }) => !Object.hasOwn(zusSchemes, scheme))).toEqual([]);
    const steps = SCHEME_RULES.flatMap(({ scheme, from }) =>
      ownerLadder({ stated: [{ scheme, from }], typed_end: null, small_plus_used: null, law: null }, from).steps.filter(
        (step) => step.scheme === scheme,
      ),
    );
    expect(SCHEME_RULES.map(({ label }) => label).filter((label) => !steps.some((step) => step.label === label))).toEqual([]);
    const facts = { sickness: true, accident: null, smallPlusBase: null };
    const parts = socialIn('2026-06', 30, [{ scheme: 'full', days: 30 }], facts) ?? [];
    const figures = { first: false, income: 10_000_00, revenue: 100_000_00, whole: true, step: null, pay: 5_000_00 };
    const health = (Object.keys(HEALTH_BASIS) as HealthForm[]).map((form) => [form, healthIn('2026-06', form, figures)] as const);
    expect(health.filter(([, part]) => part === null)).toEqual([]);
    const rates = LIMITS.filter(({ group, key }) => group === 'zus_rates' && key !== employersOnly).map(({ key }) => key);
    expect(parts.map(({ rate }) => rate)).toEqual(rates.map((key) => limitInHundredths(key, '2026-06-01')));
    for (const { name, formula, basis } of [...parts, ...health.flatMap(([, part]) => part ?? [])])
      expect([name !== '', formula !== '', basis !== '']).toEqual([true, true, true]);
  });

  test('each term of an event, of an opening and of a closing follows from something that a form or a field tells, for some client', () => {
    const { choices } = resources['company-events'].fields.kind;
    const told = readFileSync('src/server/happenings/told.ts', 'utf8');
    const kinds = keysOf(TERMS);
    expect(kinds.filter((kind) => !Object.hasOwn(choices ?? {}, kind) && !told.includes(`'${kind}'`))).toEqual([]);
    const raised = new Map<string, EventTerm>();
    for (const kind of kinds)
      for (const contract of keysOf(CONTRACT_RULES))
        for (const profile of timeLines.flat())
          for (const term of possibleTerms({ ...happening, kind, contract }, profile)) raised.set(term.rule, term);
    expect(once([...EVENT_RULES, ...PACK_RULES].map(({ id }) => id)).filter((id) => !raised.has(id))).toEqual([]);
    for (const { rule, area, basis, source } of raised.values())
      expect([rule, Object.hasOwn(DUTY_AREAS, area), basis !== '', source !== '']).toEqual([rule, true, true, true]);
  });

  test('each date of people to watch is found by what their record holds, under its name, with what to do', () => {
    const day = '2026-12-01';
    const papers = Object.fromEntries(dayFields.map((key) => [key, day]));
    const found = new Map<string, WatchedDate>();
    for (const contract_type of keysOf(CONTRACT_RULES))
      for (const start_date of ['2023-01-01', '2026-11-20'])
        for (const student of [true, false])
          for (const end_date of ['2026-11-20', '2027-03-31', '2030-12-31'])
            for (const earlier of [1, 2, 3]) {
              const record = { ...papers, contract_type, start_date, end_date, student, birth_date: '2000-12-05' };
              const resigned = { ppk_resigned: true, ppk_resumes: true, ppk_open: true };
              const sick_leaves = [{ from: '2026-08-01', to: null }];
              const more = { overdue_leave_days: 5, ...resigned, seniority_other_months: null, sick_leaves };
              const earlier_fixed_contracts = [1, 2, 3].slice(0, earlier).map(fixedContract);
              for (const each of watchedDates({ ...record, ...more, earlier_fixed_contracts }, '2026-11-23'))
                found.set(each.code, each);
            }
    expect(WATCH_RULES.map(({ code }) => code).filter((code) => !found.has(code))).toEqual([]);
    expect(WATCH_RULES.filter(({ code, label }) => termLabels[code] !== label)).toEqual([]);
    // Every field that a date is read from is one that people fill in.
    expect(dayFields.filter((key) => !Object.hasOwn(resources.employees.fields, key))).toEqual([]);
  });

  test.each([
    ['src/server/obligations', 'obligationsOver'],
    ['src/server/profile', 'questionsOf'],
    ['src/server/happenings', 'termsOf'],
    ['src/server/employees', 'watchedDates'],
    ['src/server/contributions', 'ownerLadder'],
    ['src/server/contributions', 'ownerMonths'],
    ['src/app/screens/limits', 'limitsOf'],
  ])('%s asks the law by %s, as these tests do', (folder, asking) => expect(isAskedIn(folder, asking)).toBe(true));
});
