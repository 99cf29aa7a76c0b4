import { expect, test } from 'vitest';
import { categoryRecord, readyCategories } from '../../../src/domain/tickets/categories';
import { suggest } from '../../../src/domain/tickets/suggest';

const kinds = readyCategories.map((each, at) => categoryRecord(each, at));
const codes = (text: string, most = 3) => suggest(text, kinds, most).map(({ code }) => code);

test.each([
  ['Czy mogę odliczyć cały VAT-u od paliwa?', 'vat'],
  ['Dostałam WEZWANIE z urzędu skarbowego', 'authority_letter'],
  ['pracownica idzie na urlop macierzyński, ile wypłaty', 'payroll'],
  ['Potrzebuję zaświadczenia o niezaleganiu dla banku', 'declaration'],
  ['odrzuciło mi fakturę w KSeF', 'ksef'],
  ['zmiana adresu firmy i PKD', 'company_change'],
])('“%s” speaks of %s', (text, code) => expect(codes(text)).toContain(code));

test('the kind with the most to say stands first, and few are offered', () => {
  expect(codes('Chcę wziąć wakacje składkowe w ZUS')[0]).toBe('zus');
  expect(codes('faktura VAT korekta KSeF urząd zaświadczenie ZUS', 3)).toHaveLength(3);
});

test('words that speak of nothing offer nothing, and a short name is not found inside a longer word', () => {
  expect(codes('Dzień dobry, mam pytanie')).toEqual([]);
  expect(codes('Nowy pitbull w biurze')).toEqual([]);
});

test('no usual kind is longer in its words than its field', () => {
  expect(readyCategories.filter(({ words = '' }) => words.length > 300)).toEqual([]);
});
