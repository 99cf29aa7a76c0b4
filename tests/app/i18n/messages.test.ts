// In a process of its own: it reads the office’s words, and of a resource that both tables have the one that came last counts.
import { unexpected } from '../../../src/contract/errors';
import '../../../src/app/routing/officeTable';
import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { resources } from '../../../resources';
import { messages, textsOf } from '../../../src/app/i18n/messages';
import { i18nProvider } from '../../../src/app/panel/i18nProvider';

const flat = (tree: object) => Object.fromEntries(textsOf(tree));
const polish = flat(messages());
const { translate } = i18nProvider();

test('every key of react-admin’s English catalogue has a Polish text', () => {
  const missing = Object.keys(flat(english)).filter((key) => polish[key] === undefined);
  expect(missing).toEqual([]);
});

test('no Polish text is English’s own', () => {
  const spoken = flat(english);
  const same = Object.keys(spoken).filter((key) => polish[key] === spoken[key] && /[a-z]{3}/.test(spoken[key] ?? ''));
  expect(same.filter((key) => !/%\{\w+\}$/.test(spoken[key] ?? ''))).toEqual([]);
});

test('every counted phrase has exactly three forms', () => {
  const counted = Object.entries(polish).filter(([, text]) => text.includes('||||'));
  expect(counted.length).toBeGreaterThan(5);
  expect(counted.filter(([, text]) => text.split('||||').length !== 3)).toEqual([]);
});

test('what English counts, Polish counts', () => {
  const counted = Object.entries(flat(english)).filter(([, text]) => text.includes('||||'));
  expect(counted.filter(([key]) => !polish[key]?.includes('||||')).map(([key]) => key)).toEqual([]);
});

test('a Polish text asks for nothing that the English one is not given', () => {
  const slots = (text: string) => new Set(text.match(/%\{\w+\}/g));
  const given = new Set(['%{smart_count}', '%{field}', '%{order}']);
  const odd = Object.entries(flat(english)).flatMap(([key, text]) =>
    [...slots(polish[key] ?? '')].filter((slot) => !slots(text).has(slot) && !given.has(slot)).map((slot) => `${key} ${slot}`),
  );
  expect(odd).toEqual([]);
});

test.each([
  [1, 'Usunięto'],
  [2, 'Usunięto 2 pozycje'],
  [5, 'Usunięto 5 pozycji'],
  [22, 'Usunięto 22 pozycje'],
  [0, 'Usunięto 0 pozycji'],
  [21, 'Usunięto 21 pozycji'],
  [1234, 'Usunięto 1\u00a0234 pozycje'],
  [2.5, 'Usunięto 2,5 pozycje'],
])('after deleting %i: “%s”', (smart_count, text) => expect(translate('ra.notification.deleted', { smart_count })).toBe(text));

test('resources are called what their declarations call them, in three forms', () => {
  const name = (smart_count: number) => translate('resources.companies.name', { smart_count });
  expect([name(1), name(2), name(5)]).toEqual(['Firma', 'Firmy', 'Firm']);
  expect(translate('resources.companies.forcedCaseName', { smart_count: 0 })).toBe('firm');
});

test('every declared field has its label, a reference also without its _id', () => {
  expect(translate('resources.companies.fields.vat_number')).toBe('NIP');
  expect(translate('resources.companies.fields.owner_id')).toBe('Opiekun');
  expect(translate('resources.companies.fields.owner')).toBe('Opiekun');
  expect(translate('resources.tasks.fields.overdue')).toBe('Po terminie');
  expect(translate('resources.users.fields.created_at')).toBe('Utworzono');
  for (const { name, fields } of Object.values(resources))
    for (const [key, { label }] of Object.entries(fields)) expect(polish[`resources.${name}.fields.${key}`]).toBe(label);
});

test('a server’s own sentence passes as it is, a line that went dead is told in Polish', () => {
  expect(translate('Ktoś zmienił ten rekord w międzyczasie.')).toBe('Ktoś zmienił ten rekord w międzyczasie.');
  expect(translate(unexpected)).toBe('Wystąpił nieoczekiwany błąd. Sprawdź połączenie z internetem i spróbuj ponownie.');
});
