import { expect, test } from 'vitest';
import { accountingTypes } from '../../../resources/choiceLists/accountingTypes';
import { advanceModes, taxationForms, vatPeriods, vatStatuses } from '../../../resources/choiceLists/taxation';
import { zusSchemes } from '../../../resources/choiceLists/zusSchemes';
import { companyForms } from '../../../resources/companyProfile/forms';
import { reasonSentence } from '../../../src/domain/deadlines/clientReasons';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { PACK_RULES } from '../../../src/domain/deadlines/packRules';
import { plainQuestion } from '../../../src/domain/deadlines/plainQuestions';
import { plainWords } from '../../../src/domain/deadlines/plainWords';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { CIRCUMSTANCES } from '../../../src/domain/deadlines/taxProfile';
import { whoActs } from '../../../src/domain/deadlines/whoActs';

const lists = {
  company_type: companyForms,
  taxation_form: taxationForms,
  advance_mode: advanceModes,
  vat_status: vatStatuses,
  vat_period: vatPeriods,
  accounting_type: { kpir: accountingTypes.kpir, full_books: accountingTypes.full_books, lump_sum_register: '' },
  zus_scheme: zusSchemes,
};

test('every rule of the law has words for the client, a sentence each', () => {
  const wordless = DEADLINE_RULES.filter(({ id }) => !/^\p{Lu}.+\.$/u.test(plainWords(id, '')));
  expect(wordless.map(({ id }) => id)).toEqual([]);
});

test('of every rule and term a client reads who does what, and by when they pay', () => {
  const ids = [...DEADLINE_RULES, ...EVENT_RULES, ...PACK_RULES].map(({ id }) => id);
  expect(ids.filter((id) => !/^\p{Lu}.+\.$/u.test(whoActs(id, '2026-11-25') ?? ''))).toEqual([]);
  expect(whoActs('jpk_v7m', '2026-11-25')).toBe('Dokumenty wyśle biuro. Ty zapłać do 25.11.2026.');
  expect(whoActs('pit_zaliczka_m', '2026-11-20')).toBe('Kwotę poda biuro. Ty zapłać do 20.11.2026.');
  expect(whoActs('biuro_wlasna', '2026-11-20')).toBeNull();
});

test('why it is theirs is a sentence, without names of fields and without what says nothing to them', () => {
  const facts = [
    { key: 'vat_status', value: 'active' },
    { key: 'vat_period', value: 'monthly' },
    { key: 'advance_mode', value: null },
    { key: 'unknown', value: true },
  ];
  expect(reasonSentence(facts)).toEqual(['Bo jest rejestracja do VAT i VAT rozlicza się co miesiąc.']);
  expect(reasonSentence([{ key: 'insured_count', value: 3 }])).toEqual(['Bo do ubezpieczeń zgłoszono 3\u00a0osoby.']);
  expect(reasonSentence([{ key: 'employees_fte', value: 2.5 }])).toEqual(['Bo pracownicy mają razem 2,5\u00a0etatu.']);
  expect(reasonSentence([{ key: 'employees_fte', value: 3 }])).toEqual(['Bo pracownicy mają razem 3\u00a0etaty.']);
  expect(reasonSentence([{ key: 'bdo', value: false }])).toEqual([]);
});

test.each(Object.entries(lists))(
  'each choice of the card that decides, of %s, has its words or is left out on purpose',
  (key, choices) => {
    const silent = ['other', 'none'];
    const wordless = Object.keys(choices).filter(
      (value) => !silent.includes(value) && reasonSentence([{ key, value }]).length === 0,
    );
    expect(wordless).toEqual([]);
  },
);

test('a question names the year, the quarter or the year before that it is about', () => {
  expect(plainQuestion('has_capital_gains', '2026')).toMatch(/^Czy w 2026 roku sprzedałeś/);
  expect(plainQuestion('may_join_small_plus', '2027')).toMatch(/za 2026 rok .* od stycznia 2027 roku/);
  expect(plainQuestion('supplies_annex_15', '2026-11')).toMatch(/^Czy w którymś miesiącu IV kwartału 2026 albo/);
  for (const fact of CIRCUMSTANCES) expect(plainQuestion(fact, '2026-Q4')).not.toMatch(/[{}]|tym roku|zeszłym roku/);
});

test('what foundations, associations and cooperatives owe too speaks of no partners and no „spółka”', () => {
  const shared = ['cit_zaliczka_m', 'cit_zaliczka_q', 'cit8', 'sf_zatwierdzenie', 'sf_krs', 'sf_sporzadzenie', 'crbr'];
  for (const rule of [...shared, 'nip8', 'nip8_closing']) expect(plainWords(rule, '')).not.toMatch(/spółk|wspólni/i);
});

test('INTRASTAT goes to the National Revenue Administration: there are no customs chambers since 2017', () => {
  expect(plainWords('intrastat', '')).toMatch(/^Do Krajowej Administracji Skarbowej/);
});

test('a rule of the office’s own is called by its name', () => {
  expect(plainWords('biuro_wlasna', 'Spotkanie kwartalne')).toBe('Spotkanie kwartalne');
});
