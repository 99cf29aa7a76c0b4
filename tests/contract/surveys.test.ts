import { describe, expect, test } from 'vitest';
import { answerFaults, progressOf, settled, visibleQuestions } from '../../src/contract/surveys/answers';
import { formFaults } from '../../src/contract/surveys/form';
import { kinds } from '../../src/contract/surveys/kinds';
import { blankQuestion, type Condition, type Question } from '../../src/contract/surveys/question';
import { npsOf, resultsOf } from '../../src/contract/surveys/results';
import { surveyTemplates } from '../../src/contract/surveys/templates';
import { answerText } from '../../src/contract/surveys/unit';
import { readFormula } from '../../src/domain/surveys/formula';
import { type ConditionTest, conditionTests, type QuestionType, questionTypes } from '../../src/domain/surveys/words';
import fc from '../support/properties';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
const ask = (key: string, type: QuestionType, more: Partial<Question> = {}): Question => ({
  ...blankQuestion,
  key,
  label: key,
  type,
  ...more,
});
const types = Object.keys(questionTypes) as QuestionType[];

/** A form whose conditions speak of any earlier questions. */
const anyForm = fc.array(
  fc.record({
    type: fc.constantFrom(...types),
    required: fc.boolean(),
    join: fc.constantFrom<'all' | 'any'>('all', 'any'),
    conditions: fc.array(
      fc.record({
        of: fc.nat(),
        test: fc.constantFrom(...(Object.keys(conditionTests) as ConditionTest[])),
        value: fc.constantFrom('a', 'tak', 'nie', '3', ''),
      }),
      { maxLength: 2 },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);
const anyQuestions = anyForm.map((form) =>
  form.map(({ type, required, join, conditions }, at) =>
    ask(`q${at}`, type, {
      required,
      options,
      lines: [{ value: 'w', label: 'W' }],
      visible_join: join,
      visible_if: at === 0 ? [] : conditions.map(({ of, test, value }): Condition => ({ question: `q${of % at}`, test, value })),
    }),
  ),
);
const anyAnswers = fc.dictionary(
  fc.constantFrom(...Array.from({ length: 14 }, (_, at) => `q${at}`)),
  fc.oneof(
    fc.boolean(),
    fc.integer({ min: -5, max: 20 }),
    fc.constantFrom('a', 'tak', '2026-02-29', '2026-11-20', '', '5260250274'),
    fc.constant({ picked: ['a'] }),
    fc.constant({ picked: ['b', 'x'] }),
    fc.constant(['a', 'b', 'c']),
    fc.constant({ w: 'a' }),
    fc.jsonValue(),
  ),
);

describe('what is kept of answers', () => {
  test('is what visible questions were answered: judged again, nothing more is taken away', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const kept = settled(questions, answers);
        expect(settled(questions, kept)).toEqual(kept);
        const visible = new Set(visibleQuestions(questions, answers).map(({ key }) => key));
        for (const key of Object.keys(kept)) expect(visible.has(key)).toBe(true);
      }),
    );
  });
  test('does not change by what was said to hidden questions', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, fc.jsonValue(), (questions, answers, other) => {
        const visible = new Set(visibleQuestions(questions, answers).map(({ key }) => key));
        const hidden = Object.fromEntries(questions.filter(({ key }) => !visible.has(key)).map(({ key }) => [key, other]));
        expect(settled(questions, { ...answers, ...hidden })).toEqual(settled(questions, answers));
        expect(answerFaults(questions, { ...answers, ...hidden }, true)).toEqual(answerFaults(questions, answers, true));
      }),
    );
  });
  test('is asked for only where it is visible, and a final fault of a visible required question is never missed', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const visible = visibleQuestions(questions, answers);
        const faults = answerFaults(questions, answers, true);
        const kept = settled(questions, answers);
        for (const key of Object.keys(faults)) expect(visible.some((question) => question.key === key)).toBe(true);
        for (const { key, type, required } of visible)
          if (required && !kinds[type].isSilent && !Object.hasOwn(kept, key)) expect(faults).toHaveProperty(key);
        expect(progressOf(questions, answers).answered).toBeLessThanOrEqual(progressOf(questions, answers).asked);
      }),
    );
  });
  test('never breaks on what anybody may send, nor does its counting', () => {
    fc.assert(
      fc.property(anyQuestions, anyAnswers, (questions, answers) => {
        const kept = settled(questions, answers);
        const faults = answerFaults(questions, kept, true);
        for (const question of questions)
          if (question.key in kept && !(question.key in faults))
            expect(typeof answerText(question, questions, kept[question.key])).toBe('string');
        if (Object.keys(faults).length === 0) expect(resultsOf(questions, [kept]).length).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('answers by type', () => {
  const good: Record<Exclude<QuestionType, 'statement' | 'calculated'>, [value: unknown, text: string]> = {
    short_text: ['Piekarnia', 'Piekarnia'],
    long_text: ['Dwie\nlinie', 'Dwie\nlinie'],
    single: [{ picked: ['a'] }, 'A'],
    multi: [{ picked: ['a', 'c'] }, 'A, C'],
    dropdown: [{ picked: ['b'] }, 'B'],
    yes_no: [true, 'Tak'],
    number: [2.5, '2,5'],
    money: [123_456, '1\u00a0234,56\u00a0zł'],
    date: ['2026-11-20', '20.11.2026'],
    month: ['2026-11', 'listopad 2026'],
    period: [{ from: '2026-01-01', to: '2026-03-31' }, '01.01.2026 – 31.03.2026'],
    scale5: [4, '4'],
    nps: [0, '0'],
    ranking: [['c', 'a', 'b'], '1. C, 2. A, 3. B'],
    matrix: [{ w: 'a' }, 'W: A'],
    file: [['0199c3a2-1b2c-7d3e-8f40-123456789abc'], 'Pliki: 1'],
    nip: ['5260250274', '526-025-02-74'],
    pesel: ['44051401359', '44051401359'],
    bank_account: ['61109010140000071219812874', '61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874'],
    phone: ['+48501502503', '+48\u00a0501\u00a0502\u00a0503'],
    email: ['anna@klient.test', 'anna@klient.test'],
    signature: ['M10 10L20 20', 'Podpisano odręcznie'],
    consent: [true, 'Tak'],
  };
  const bad: Partial<Record<QuestionType, readonly unknown[]>> = {
    short_text: ['x'.repeat(301), 5, 'dzwonek\u0007'],
    single: [{ picked: ['a', 'b'] }, { picked: ['z'] }, 'a'],
    multi: [{ picked: ['a', 'a'] }],
    yes_no: ['tak', 1],
    number: ['sto', Number.NaN, Number.POSITIVE_INFINITY],
    money: [0.5],
    date: ['2026-02-29'],
    month: ['2026-13'],
    period: [{ from: '2026-03-01', to: '2026-01-01' }],
    scale5: [0, 6, 2.5],
    nps: [-1, 11],
    ranking: [
      ['a', 'b'],
      ['a', 'a', 'b'],
    ],
    matrix: [{ w: 'z' }, { x: 'a' }],
    file: [['faktura.pdf']],
    nip: ['5260250275'],
    pesel: ['44051401358'],
    bank_account: ['61109010140000071219812875'],
    phone: ['501'],
    email: ['anna'],
    signature: ['<script>', `M1 1${'L1 1'.repeat(4_000)}`],
    statement: ['cokolwiek'],
    calculated: [5],
  };
  const of = (type: QuestionType) => ask('q', type, { options, lines: [{ value: 'w', label: 'W' }], required: true });
  test.each(Object.entries(good) as [QuestionType, [unknown, string]][])(
    '%s takes a good one and says it in words',
    (type, [value, text]) => {
      expect(kinds[type].check(value, of(type))).toBeNull();
      expect(kinds[type].text(value, of(type)).replace(/ /g, '\u00a0')).toBe(text.replace(/ /g, '\u00a0'));
    },
  );
  test.each(Object.entries(bad) as [QuestionType, unknown[]][])('%s refuses bad ones in Polish', (type, values) => {
    for (const value of values) expect(kinds[type].check(value, of(type))).toMatch(/^[A-ZŁŚŻ]/);
  });
  test('an answer that excludes others stands alone, and one that asks for words gets them', () => {
    const question = ask('q', 'multi', {
      options: [...options, { value: 'd', label: 'Nic', exclusive: true, other_text: false }],
    });
    expect(kinds.multi.check({ picked: ['a', 'd'] }, question)).toContain('nie można łączyć');
    const other = ask('q', 'single', {
      options: [...options, { value: 'd', label: 'Inne', exclusive: false, other_text: true }],
    });
    expect(kinds.single.check({ picked: ['d'] }, other)).toBe('Dopisz, co masz na myśli');
    expect(kinds.single.check({ picked: ['a'], other: 'coś' }, other)).toBe('Do tej odpowiedzi nic się nie dopisuje');
    expect(kinds.single.text({ picked: ['d'], other: 'faks' }, other)).toBe('Inne: faks');
  });
  test('what is typed is read as people write it', () => {
    const questions = [ask('a', 'number'), ask('b', 'money'), ask('c', 'nip'), ask('d', 'phone'), ask('e', 'month')];
    const typed = { a: '1 250,5', b: '1 234,56', c: '526-025-02-74', d: '501 502 503', e: '11.2026' };
    expect(settled(questions, typed)).toEqual({ a: 1250.5, b: 123_456, c: '5260250274', d: '+48501502503', e: '2026-11' });
  });
});

describe('a calculated field', () => {
  const questions = [
    ask('przychod', 'money'),
    ask('koszt', 'money'),
    ask('dochod', 'calculated', { formula: 'przychod - koszt' }),
    ask('po_uldze', 'calculated', { formula: 'dochod - 100' }),
  ];
  test('is a sum and difference of earlier answers, amounts as amounts, and numbers in it are złoty', () => {
    const kept = settled(questions, { przychod: 100_000, koszt: 30_000, dochod: 1 });
    expect(kept).toMatchObject({ dochod: 70_000, po_uldze: 60_000 });
    expect(answerText(questions[2] as Question, questions, kept.dochod)).toBe('700,00\u00a0zł');
    expect(settled(questions, {})).toEqual({});
  });
  test('knows no other deeds: nothing else is read, however it is written', () => {
    for (const text of ['a*b', 'alert(1)', 'a + + b', 'a b', '', 'a -', '(a)', 'constructor.x'])
      expect(readFormula(text)).toBeNull();
    fc.assert(
      fc.property(
        fc.string(),
        (text) => readFormula(text)?.every(({ of }) => typeof of === 'number' || /^[a-z]\w*$/i.test(of)) ?? true,
      ),
    );
  });
});

describe('a form', () => {
  const faultsOf = (questions: readonly Question[], anonymous = false) => formFaults(questions, { anonymous, sections: [] });
  test('may speak of earlier questions alone, so that it never runs in circles', () => {
    const late = ask('a', 'yes_no', { visible_if: [{ question: 'b', test: 'answered' }] });
    expect(faultsOf([late, ask('b', 'yes_no')])).toHaveProperty(['0.visible_if']);
    expect(faultsOf([ask('a', 'calculated', { formula: 'a + a' })])).toHaveProperty(['0.formula']);
    expect(faultsOf([ask('a', 'number'), ask('b', 'money'), ask('c', 'calculated', { formula: 'a + b' })])).toHaveProperty([
      '2.formula',
    ]);
  });
  test('asks nothing anonymously by which one is known', () => {
    for (const type of types)
      expect(Object.hasOwn(faultsOf([ask('a', type, { options, lines: options })], true), '0.type')).toBe(
        kinds[type].isTelling === true,
      );
  });
  test('ready-made ones are right', () => {
    for (const { survey, questions } of surveyTemplates)
      expect(formFaults(questions, { anonymous: survey.anonymous === true, sections: survey.sections })).toEqual({});
  });
});

test('a score of recommendation is promoters less critics', () => {
  expect(npsOf([])).toBeNull();
  expect(npsOf([10, 9, 8, 0])).toBe(25);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (ratings) => {
      const score = npsOf(ratings) ?? Number.NaN;
      expect(score >= -100 && score <= 100).toBe(true);
    }),
  );
});
