import { expect, test } from 'vitest';
import { cleanHtml } from '../../../src/server/records/richText';
import fc from '../../support/properties';

test.each([
  ['<p>Cześć, <strong>Ewo</strong> &amp; Janie</p>', '<p>Cześć, <strong>Ewo</strong> &#x26; Janie</p>'],
  ['<h1>Duży</h1><h2>Mniejszy</h2>', 'Duży<h2>Mniejszy</h2>'],
  ['<ul><li>raz<ul><li>dwa</li></ul></li></ul>', '<ul><li>raz<ul><li>dwa</li></ul></li></ul>'],
  ['<p style="color:red" class="x" id="y" onclick="z()">t</p>', '<p>t</p>'],
  ['<a href="JaVaScRiPt:alert(1)">t</a>', '<a>t</a>'],
  ['<a href="//zly.pl">t</a><a href="/api">u</a>', '<a>t</a><a>u</a>'],
  ['<a href="tel:+48501502503" target="x">t</a>', '<a href="tel:+48501502503" rel="noopener noreferrer" target="_blank">t</a>'],
  ['<a href="data:text/html,x">t</a>', '<a>t</a>'],
  ['<p>a<!-- b -->c</p>', '<p>ac</p>'],
  ['<script>x</script><style>y</style><iframe src=z></iframe><svg><script>x</script></svg>', null],
  ['<p> </p><p><br></p>', null],
  ['1 < 2', '1 &#x3C; 2'],
])('W05: %s is kept as %s', (html, kept) => expect(cleanHtml(html)).toBe(kept));

test('W05: whatever is sent, what is kept has no tag, attribute or address outside the list, and stays as it is when cleaned again', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      '<script>',
      '</p>',
      '<p ',
      'onload=x',
      'href=',
      'javascript:',
      '<svg/',
      '<!--',
      ']]>',
      '<math>',
      '&lt;',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const kept = cleanHtml(pieces.join('')) ?? '';
      const tags = kept.match(/<[^>]*>/g) ?? [];
      const allowed =
        /^<\/?(p|br|strong|b|em|i|u|s|a|ul|ol|li|h[234]|blockquote|code|pre|hr)( href="(https?|mailto|tel):[^"]*" rel="noopener noreferrer" target="_blank")?>$/;
      expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
      expect(cleanHtml(kept) ?? '').toBe(kept);
    }),
    { numRuns: 300 },
  );
});
