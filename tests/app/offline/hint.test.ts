import { expect, test } from 'vitest';
import { hintOf, pathOf, shownAs } from '../../../src/app/offline/hint';

test('a hint is what the server said', () => {
  const said = { title: 'Wycena do akceptacji', body: 'Otwórz panel.', link: '/tickets/1', count: 3 };
  expect(hintOf(JSON.stringify(said))).toEqual(said);
});

test.each(['', 'x', 'null', '[]', '{"title":7,"link":5,"count":-1}', '{"count":1.5}'])(
  'of %j it is said that there is news, and nothing is counted',
  (text) =>
    expect(hintOf(text)).toEqual({
      title: 'Nowość w panelu',
      body: 'Otwórz panel, aby zobaczyć szczegóły.',
      link: '/',
      count: null,
    }),
);

test('a second hint of the same thing takes the place of the first and sounds again', () => {
  const [first, second] = ['Nowa odpowiedź', 'Wycena do akceptacji'].map((body) =>
    shownAs({ title: 'Sprawa', body, link: '/tickets/1', count: null }, '/icon.png'),
  );
  expect(second?.tag).toBe(first?.tag);
  expect(second).toMatchObject({ renotify: true, body: 'Wycena do akceptacji', data: '/tickets/1' });
});

test.each([
  ['/tickets/1?x=1', '/tickets/1?x=1'],
  ['/', '/'],
  ['//zly.example/x', '/'],
  ['/\\zly.example', '/'],
  ['https://zly.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('a press on %j leads to %s', (link, path) => expect(pathOf(link)).toBe(path));
