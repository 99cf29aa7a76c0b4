import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { dictionaries } from '../../../../src/server/auth/passwords/dictionaries';
import { newPasswordFault } from '../../../../src/server/auth/passwords/newPassword';
import { lengthFault } from '../../../../src/server/auth/passwords/normalise';
import type { PasswordOwner } from '../../../../src/server/auth/passwords/personalWords';

const owner: PasswordOwner = {
  email: 'm.zielinska@biuro.pl',
  first_name: 'Małgorzata',
  last_name: 'Zielińska-Żak',
  companies: ['Piekarnia Kłos sp. z o.o.', 'PHU Jan'],
  tenant: 'Biuro Rachunkowe Wydma',
};
const fault = (password: string, about: PasswordOwner = owner) => newPasswordFault(password, about);

beforeAll(() => dictionaries());
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['Lipowa-Herbata-2026', { email: 'szef@demo.test', tenant: 'Biuro Rachunkowe Demo' }],
  ['zielony rower nad morzem', owner],
  ['x7Kq-93hv-Lm2p', owner],
  ['żółw ściga źdźbło w maju', owner],
  ['пароль з випадкових слів', owner],
  ['🐢🚲🌊🍞🔑🎈🧦🪁🦔🍐🥁🪴', owner],
])('A02 A03 “%s” is accepted', async (password, about) => expect(await fault(password, about)).toBeNull());

test.each([
  ['kR7!vm2Qx0-', 'Hasło musi mieć co najmniej 12 znaków.'],
  ['🐢🚲🌊🍞🔑🎈🧦🪁🦔🍐🥁', 'Hasło musi mieć co najmniej 12 znaków.'],
  ['żźćńółąęśŻŹ'.normalize('NFD'), 'Hasło musi mieć co najmniej 12 znaków.'],
  ['', 'Hasło musi mieć co najmniej 12 znaków.'],
  ['kR7!vm2Qx0-'.repeat(12), 'Hasło może mieć najwyżej 128 znaków.'],
  ['\ufdfa'.repeat(12), 'Hasło może mieć najwyżej 128 znaków.'],
])('A02 “%s” has the wrong length', async (password, reason) => expect(await fault(password)).toBe(reason));

test('A02 128 characters are not too many, counted as people count them', () => {
  expect(lengthFault('ż'.repeat(128))).toBeNull();
  expect(lengthFault('🐢'.repeat(128))).toBeNull();
  expect(lengthFault('🐢'.repeat(129))).toBe('Hasło może mieć najwyżej 128 znaków.');
});

test('A03 the shipped list has at least 49 000 entries, all in lower case', async () => {
  const { common } = await dictionaries();
  expect(common.size).toBeGreaterThanOrEqual(49_000);
  expect([...common].filter((entry) => entry !== entry.toLowerCase())).toEqual([]);
});

test.each([
  'qazwsxedcrfvtgb',
  'QAZWSXEDCRFVTGB',
  'password123456',
  'P@ssw0rd!2026',
  '!!!2026qwerty',
  'warszawa2026!',
  'P455w0rd1234',
])('A03 “%s” is on the list, or would be without what was put around it', async (password) =>
  expect(await fault(password)).toMatch(/^To hasło jest na liście najczęściej używanych/),
);

test.each([
  ['haslohaslohaslo', 'powtarza te same znaki'],
  ['abcdefghijklmnop', 'zawiera znaki idące po kolei'],
  ['Krzysztof1978', 'zawiera imię'],
  ['Mieszkanie2026', 'składa się z pospolitych słów'],
  ['Wisniewski1978', 'zawiera nazwisko'],
  ["asdfghjkl;'asdfghjkl;'", 'powtarza te same znaki'],
])('A03 “%s” is guessed with Polish words and names in mind, because it %s', async (password, because) =>
  expect(await fault(password)).toBe(
    `To hasło łatwo odgadnąć: ${because}${because.includes('kolei') ? ', jak abc lub 123' : ''}. Najlepsze jest kilka przypadkowych słów, na przykład cztery.`,
  ),
);

test.each([
  'zielona-sowa',
  'zielona-sowa1',
  'Zielona-Sowa-2026',
  'zielonasowa12',
  'ZielonaSowa2026!',
  'czarny-kot-22',
  'duży.niedźwiedź',
  'mleko-i-chleb',
  'stary_dom_2024',
  'kawa-z-mlekiem',
  'jest-bardzo-dobrze',
  'summer-winter-1',
  'ciepła-herbata',
  'piękna pogoda!',
  'dobra+książka',
  '2026 nowa praca',
  'błękitne*niebo',
])('A03 “%s” is words of a dictionary joined, too few of them', async (password) =>
  expect(await fault(password, {})).toMatch(/^To hasło łatwo odgadnąć/),
);

test('A03 of good passphrases and random passwords none is refused', async () => {
  const good = [
    ...[
      'Cicha-Szafa-Ogród-77',
      'korek-trawa-lampa-rower',
      'wiadro kaktus sonata mgła',
      'sowa-zielona-drzewo',
      'trzy białe konie',
    ],
    ...[
      'deszcz.pada.na.żyrafę',
      'Mój-Parasol-Lubi-Zupę',
      'fioletowa lokomotywa śpiewa',
      'zupa21mleko84pies',
      'okno!kret!wiosło!',
    ],
    ...[
      'jabłko-czajnik-77-morze',
      'gdzie jest mój rower',
      'koń+bateria+zszywacz+tak',
      'Grzmot-Bukiet-Kotwica-3',
      'pociąg do Ustki o szóstej',
    ],
    ...[
      'sowa-zielona-83519',
      'zielona-sowa-kwqz',
      'mleko/Tr7x/chleb',
      'k7-Vm9x-parasol',
      'hG4$kk2!pQzt',
      'Wq8_nnR2-ttLp',
      'xkcd-9pq-7ttz-mm',
    ],
    ...[
      '7hsz-kfu3-mmwq-2rty',
      'vbT5 qLm0 zzK8',
      'Ulica Krótka kot Bazyli',
      'lubię placki z cukinii',
      'raz.dwa.kalafior.cztery',
      'Zmywarka_pali_fajkę',
    ],
    ...[
      'śledź pod pierzyną w maju',
      'pięć kaczek i motorower',
      'brzoza#tramwaj#sernik',
      'czerwony-balon-nad-Wisłą',
      'Kto ukradł mój długopis?',
    ],
  ];
  const refused: string[] = [];
  for (const password of good) if ((await fault(password, {})) !== null) refused.push(password);
  expect(refused).toEqual([]);
});

test.each([
  ['rower-m.zielinska-7', 'nazwy z Twojego adresu e-mail („mzielinska”)'],
  ['rower-malgorzata-77', 'Twojego imienia („malgorzata”)'],
  ['ROWER-MAŁGORZATA-77', 'Twojego imienia („malgorzata”)'],
  ['rower-m4łg0rz@t4-77', 'Twojego imienia („malgorzata”)'],
  ['rower-ma.lg.orzata', 'Twojego imienia („malgorzata”)'],
  ['piekarnia-na-rogu-8', 'nazwy Twojej firmy („piekarnia”)'],
  ['zlote klosy na polu', 'nazwy Twojej firmy („klos”)'],
  ['stara-wydma-i-wiatr', 'nazwy biura („wydma”)'],
])('A03 “%s” holds one of the owner’s names', async (password, what) =>
  expect(await fault(password)).toBe(`Hasło nie może zawierać ${what}.`),
);

test('A03 each part of a double name counts', async () => {
  expect(await fault('Zielinska.rower.nad')).toMatch(/„zielinska”/);
  expect(await fault('rower-nad-morzem', { last_name: 'Nowak-Morze' })).toMatch(/Twojego nazwiska \(„morze”\)/);
});

test.each(['janowiec-i-chmura-8', 'spolka rowerowa nad', 'zakowa gora i chmura'])(
  'A03 names under four letters and legal forms do not count: “%s”',
  async (password) => expect(await fault(password)).toBeNull(),
);

test('A03 an owner of whom nothing is known is no obstacle', async () => {
  expect(await fault('zielony rower nad morzem', {})).toBeNull();
  expect(await fault('zielony rower nad morzem', { first_name: null, last_name: '', companies: [] })).toBeNull();
});

test('one owner’s names do not count for the next owner', async () => {
  const { estimate } = await dictionaries();
  const before = estimate('qvxkwzzomblat', []);
  estimate('qvxkwzzomblat', ['qvxkwzzomblat']);
  expect(estimate('qvxkwzzomblat', [])).toEqual(before);
});

test('A03 no reason repeats the password', async () => {
  for (const password of ['password123456', 'Krzysztof1978']) expect(await fault(password)).not.toContain(password);
});

test('the dictionaries wait until a new password is worth looking up', async () => {
  vi.resetModules();
  const loaded = vi.fn();
  vi.doMock('@zxcvbn-ts/language-pl', () => {
    loaded();
    return { dictionary: {} };
  });
  const fresh = await import('../../../../src/server/auth/passwords/newPassword');
  await fresh.newPasswordFault('za krótkie', owner);
  expect(loaded).not.toHaveBeenCalled();
  await fresh.newPasswordFault('zielony rower nad morzem', owner);
  expect(loaded).toHaveBeenCalledOnce();
  vi.doUnmock('@zxcvbn-ts/language-pl');
});

test.each(['P4ssw0rd!'.repeat(14), 'a1!|$5+7'.repeat(16), '4@8({[<|'.repeat(16), '1'.repeat(128)])(
  'a password made to be slow to judge, such as “%s”, costs less than a second of the processor',
  async (password) => {
    const before = process.cpuUsage();
    await fault(password);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(1_000_000);
  },
);
