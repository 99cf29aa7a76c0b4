import { expect, test } from 'vitest';
import { messages } from '../../../src/app/i18n/messages';
import { polishProvider } from '../../../src/app/i18n/polyglot';

type Messages = Parameters<typeof polishProvider>[0];
const speaking = (texts: object) => polishProvider(texts as Messages).translate;
const say = speaking({
  firms: '%{smart_count} firma |||| %{smart_count} firmy |||| %{smart_count} firm',
  ra: { save: 'Zapisz', hello: 'Dzień dobry, %{name}' },
  'ra.save': 'Zachowaj',
});

test.each([
  [0, '0 firm'],
  [1, '1 firma'],
  [2, '2 firmy'],
  [4, '4 firmy'],
  [5, '5 firm'],
  [12, '12 firm'],
  [21, '21 firm'],
  [22, '22 firmy'],
  [112, '112 firm'],
  [1.5, '1,5 firmy'],
  [12_345, '12\u00a0345 firm'],
])('%d is “%s”', (smart_count, text) => expect(say('firms', { smart_count })).toBe(text));

test('a later text wins, also one written by its whole key', () => expect(say('ra.save')).toBe('Zachowaj'));

test('slots are filled, and stay where nothing is given for them', () => {
  expect(say('ra.hello', { name: 'Kasiu' })).toBe('Dzień dobry, Kasiu');
  expect(say('ra.hello')).toBe('Dzień dobry, %{name}');
});

test('what is missing is said as it is, or as the asker says', () => {
  expect(say('Zaloguj się, aby kontynuować.')).toBe('Zaloguj się, aby kontynuować.');
  expect(say('ra.nie.ma', { _: 'Dzień dobry, %{name}', name: 'Kasiu' })).toBe('Dzień dobry, Kasiu');
  expect(say('constructor')).toBe('constructor');
});

test('a firm may say any of it its own way', () => {
  const own = speaking(
    messages({ 'ra.page.dashboard': 'Start', 'resources.companies.name': 'Klient |||| Klienci |||| Klientów' }),
  );
  expect(own('ra.page.dashboard')).toBe('Start');
  expect(own('resources.companies.name', { smart_count: 7 })).toBe('Klientów');
});
