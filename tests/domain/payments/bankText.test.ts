import { expect, test } from 'vitest';
import { bankText } from '../../../src/domain/payments/bankText';
import fc from '../../support/properties';

test.each([
  ['Zażółć gęślą jaźń ŁÓDŹ 12/2026 (nr 5), {a} ~b', 'Zażółć gęślą jaźń ŁÓDŹ 12/2026 (nr 5), {a} ~b'],
  ['„Kłos” – piekarnia‑cukiernia', '"Kłos" - piekarnia-cukiernia'],
  ['Café Müller & Søn, Großstraße', 'Cafe Muller & Son, Grossstrasse'],
  ['Ørsted Æbler', 'Orsted Aebler'],
  ['Шевченко Іван', 'Shevchenko Ivan'],
  ['a|b', 'a/b'],
  ['—−‐‑– “a” «b» ‘c’', '----- "a" "b" \'c\''],
  ['œ Œ đ ð þ Þ ı ħ', 'oe Oe d d th Th i h'],
  ['Ґалаґан Їжак Юрій Щукін', 'Galagan Izhak Iurii Shchukin'],
  ['  dwie \t\n spacje\u00a0twarde ', 'dwie spacje twarde'],
  ['½ ﬁ № ™', '12 fi No TM'],
  ['日本 firma ☎', 'firma'],
  ['100 €', '100 EUR'],
  ['§ 5', 'par. 5'],
  ['10‒12 ― 2×4 ‚x’ • y', "10-12 - 2x4 'x' - y"],
  ['\ufeffa\ufeffb\u200bc\u00add', 'abcd'],
  ['Zoe\u0308 👩‍👩‍👧 🇵🇱 ok', 'Zoe ok'],
  ['\ud83d osierocony znak', 'osierocony znak'],
  ['Z\u0301ro\u0301dło', 'Źródło'],
])('%j reads %j at the bank', (text, written) => expect(bankText(text)).toBe(written));

test('nothing but Polish letters and plain signs is left, never a separator, and a second pass changes nothing', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const written = bankText(text);
      expect(written).toMatch(/^[ -{}~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]*$/);
      expect(bankText(written)).toBe(written);
    }),
  ));
