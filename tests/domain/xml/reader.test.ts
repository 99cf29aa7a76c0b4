import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_LIMITS, LEDGER_LIMITS } from '../../../src/domain/xml/limits';
import { child, childrenOf, descend, textAt, type XmlNode } from '../../../src/domain/xml/node';
import { openXml, readXml } from '../../../src/domain/xml/reader';
import { readTree } from '../../../src/domain/xml/tree';
import fc from '../../support/properties';
import { refusal } from '../refusal';

const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

describe('what is refused, with its Polish reason', () => {
  test.each([
    ['a DTD', '<!DOCTYPE a><a/>', 'doctype: Pliki z definicją DTD nie są przyjmowane ze względów bezpieczeństwa.'],
    [
      'a file read through an external entity (XXE)',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      'doctype: Pliki z definicją DTD nie są przyjmowane ze względów bezpieczeństwa.',
    ],
    [
      'entities that multiply',
      '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>',
      'doctype: Pliki z definicją DTD nie są przyjmowane ze względów bezpieczeństwa.',
    ],
    ['an unknown entity', '<a>\n&nbsp;</a>', 'entity: Plik używa nieznanej encji XML (wiersz 2).'],
    [
      'a name inherited by objects used as an entity',
      '<a>&constructor;</a>',
      'entity: Plik używa nieznanej encji XML (wiersz 1).',
    ],
    ['a character outside of XML', '<a>&#0;</a>', 'characters: Plik ma znaki sterujące, których XML nie dopuszcza (wiersz 1).'],
    ['an unclosed element', '<a><b></a>', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['two roots', '<a/><b/>', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['an attribute given twice', '<a x="1" x="2"/>', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['a prefix nobody declared', '<x:a/>', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['plain text', 'Faktura', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['white space only', '  ', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['nothing', '', 'empty: Plik jest pusty.'],
    ['a document cut off', '<a><b>1</b>', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    ['text after the root', '<a/>x', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    [
      'a declaration not at the beginning',
      ' <?xml version="1.0"?><a/>',
      'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).',
    ],
    ['half a character', '<a>\uD83D</a>', 'malformed: Plik nie jest poprawnym dokumentem XML (wiersz 1).'],
    [
      'a control character that XML 1.1 would allow',
      '<?xml version="1.1"?><a>&#1;</a>',
      'characters: Plik ma znaki sterujące, których XML nie dopuszcza (wiersz 1).',
    ],
    [
      'a control character as it stands',
      '<a>\n\u0001</a>',
      'characters: Plik ma znaki sterujące, których XML nie dopuszcza (wiersz 1).',
    ],
    [
      'another encoding',
      '<?xml version="1.0" encoding="windows-1250"?><a/>',
      'encoding: Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.',
    ],
    ['too deep a nesting', nested(33), 'depth: Plik ma zbyt wiele zagnieżdżonych elementów.'],
    [
      'a flood of attributes',
      `<a ${Array.from({ length: 33 }, (_, i) => `x${i}=""`).join(' ')}/>`,
      'attributes: Element w pliku ma zbyt wiele atrybutów.',
    ],
    ['a very long element name', `<${'a'.repeat(129)}/>`, 'name: Plik zawiera zbyt długą nazwę elementu lub atrybutu.'],
    ['a very long attribute name', `<a ${'a'.repeat(129)}=""/>`, 'name: Plik zawiera zbyt długą nazwę elementu lub atrybutu.'],
  ])('%s', (_what, source, reason) => expect(refusal(() => readTree(source))).toBe(reason));

  test('more elements than allowed', () => {
    const limits = { ...DOCUMENT_LIMITS, elements: 3 };
    expect(refusal(() => readTree('<a><b/><b/></a>', limits))).toBe('accepted');
    expect(refusal(() => readTree('<a><b/><b/><b/></a>', limits))).toBe('elements: Plik ma zbyt wiele elementów.');
  });

  test('more bytes than allowed, whichever piece goes over', () => {
    const stream = openXml({ take: () => null }, { ...DOCUMENT_LIMITS, size: 2_097_152 });
    stream.write(`<a>${' '.repeat(2_097_149)}`);
    expect(refusal(() => stream.write(' '))).toBe('size: Plik jest za duży (najwięcej 2 MB).');
  });

  test('bytes that are not UTF-8, at any place of the document', () => {
    expect(refusal(() => readTree(new Uint8Array([0xff, 0x3c, 0x61, 0x2f, 0x3e])))).toBe(
      'encoding: Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.',
    );
    const stream = openXml({ take: () => null });
    stream.write(new Uint8Array([0x3c, 0x61, 0x2f, 0x3e, 0xc4]));
    expect(refusal(() => stream.close())).toBe(
      'encoding: Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.',
    );
  });

  test.each([
    ['with its mark', '\uFEFF<a><b>Łódź 😀</b></a>'],
    ['without it', '<a><b>Łódź 😀</b></a>'],
    ['that says so', '\uFEFF<?xml version="1.0" encoding="UTF-16"?><a><b>Łódź 😀</b></a>'],
    ['that says so without its mark', '<?xml version="1.0" encoding="utf-16"?><a><b>Łódź 😀</b></a>'],
    ['that somebody saved anew as „Unicode”', '\uFEFF<?xml version="1.0" encoding="UTF-8"?><a><b>Łódź 😀</b></a>'],
  ])('UTF-16 %s is read, either half first and wherever it is cut', (_what, text) => {
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
    for (const bytes of [little, big]) {
      expect(textAt(readTree(bytes), 'b')).toBe('Łódź 😀');
      for (let at = 4; at < bytes.length; at += 1) {
        const stream = openXml({ take: () => null });
        stream.write(bytes.subarray(0, at));
        stream.write(bytes.subarray(at));
        expect(refusal(() => stream.close())).toBe('accepted');
      }
    }
  });

  test.each(['<!DOCTYPE a><a/>', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>'])(
    'F03: what is dangerous is refused in UTF-16 too: %s',
    (text) => {
      expect(refusal(() => readTree(new Uint8Array(Buffer.from(text, 'utf16le'))))).toMatch(/^doctype/);
    },
  );

  test('UTF-32, and UTF-16 that is cut in the middle of a letter, are refused', () => {
    const wide = Buffer.alloc(16);
    for (const [at, sign] of [...'<a/>'].entries()) wide.writeUInt32LE(sign.charCodeAt(0), at * 4);
    const refused = 'encoding: Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.';
    expect(refusal(() => readTree(new Uint8Array(wide)))).toBe(refused);
    expect(refusal(() => readTree(new Uint8Array(Buffer.from('<a/>\n', 'utf16le')).subarray(0, 9)))).toBe(refused);
  });

  test.each(['windows-1250', 'CP1250', 'iso-8859-2'])('a document that says it is in %s is read in it', (encoding) => {
    const polish = encoding === 'iso-8859-2' ? [0xa3, 0xf3, 0x64, 0xbc] : [0xa3, 0xf3, 0x64, 0x9f];
    const bytes = Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a><b>`),
      Buffer.from(polish),
      Buffer.from('</b></a>'),
    ]);
    expect(textAt(readTree(new Uint8Array(bytes)), 'b')).toBe('Łódź');
  });

  test.each(['koi8-r', 'utf-7', 'ebcdic-cp-us', 'windows-1250-x'])('one that says %s is not', (encoding) =>
    expect(refusal(() => readTree(new Uint8Array(Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><a/>`))))).toBe(
      'encoding: Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.',
    ),
  );

  test('F03: proved leniently, bytes that are no letters are passed over, and what is dangerous is refused all the same', () => {
    const prove = (source: Uint8Array) => {
      const stream = openXml({ take: () => null }, DOCUMENT_LIMITS, { lenient: true });
      stream.write(source);
      stream.close();
    };
    expect(refusal(() => prove(new Uint8Array([0x3c, 0x61, 0x3e, 0xa3, 0xf3, 0x3c, 0x2f, 0x61, 0x3e])))).toBe('accepted');
    const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    expect(refusal(() => prove(utf16('<?xml version="1.0" encoding="UTF-16"?><a/>')))).toBe('accepted');
    expect(refusal(() => prove(utf16('<!DOCTYPE a><a/>')))).toMatch(/^doctype/);
    expect(refusal(() => prove(new Uint8Array(Buffer.from('<!DOCTYPE a><a/>', 'utf16le'))))).toMatch(/^doctype/);
  });

  describe('control characters, where they are marked', () => {
    const text = (...pieces: string[]) => {
      let read = '';
      const plan = {
        take: () => (node: XmlNode) => {
          read = node.text;
        },
      };
      const stream = openXml(plan, DOCUMENT_LIMITS, { marksControls: true });
      for (const piece of pieces) stream.write(new TextEncoder().encode(piece));
      stream.close();
      return [read, stream.marked()] as const;
    };
    test.each([
      ['as they stand', ['<a>1\u00012</a>']],
      ['as references', ['<a>1&#x1F;2</a>']],
      ['as references in decimals', ['<a>1&#001;2</a>']],
      ['as references cut anywhere', ['<a>1&', '#', 'x1', 'f;2</a>']],
      ['beyond the last character of XML', ['<a>1\uffff2</a>']],
    ])('%s are told, and part what stands beside them', (_, pieces) => expect(text(...pieces)).toEqual(['1\u00802', true]));
    test('leave other references and spaces as they are', () =>
      expect(text('<a>&#9;&#65;&am', 'p;\t&#x41;</a>')).toEqual(['A&\tA', false]));
    test('take nothing else that is malformed, dangerous or half a reference', () => {
      expect(refusal(() => text('<a>&#xD800;</a>'))).toMatch(/^malformed/);
      expect(refusal(() => text('<a b="<\u0001"/>'))).toMatch(/^malformed/);
      expect(refusal(() => text('<!DOCTYPE a [\u0001]><a/>'))).toMatch(/^doctype/);
      expect(refusal(() => text('<a\u0001/>'))).toMatch(/^malformed/);
      expect(refusal(() => text('<a/>&#'))).toMatch(/^malformed/);
      expect(refusal(() => text('<a>\0</a>'))).toMatch(/^encoding/);
    });
  });

  test('a legacy encoding that does not say so', () => {
    const windows1250 = new Uint8Array([0x3c, 0x61, 0x3e, 0xa3, 0xf3, 0x64, 0x9f, 0x3c, 0x2f, 0x61, 0x3e]);
    expect(refusal(() => readTree(windows1250))).toBe(
      'encoding: Plik ma litery w kodowaniu, którego nie odczytujemy, albo w innym, niż podaje.',
    );
  });

  test('a field that stands twice where one is read, of which other readers might choose another', () => {
    const twice = readTree('<a><b><c>1</c><c>2</c></b><d/></a>');
    expect(refusal(() => textAt(twice, 'b/c'))).toBe('content: Pole c występuje więcej niż raz.');
    expect(refusal(() => childrenOf(descend(twice, 'b') ?? twice, 'c', 1))).toBe('content: Pole c występuje więcej niż raz.');
    expect(refusal(() => childrenOf(readTree('<a><b/><b/><b/></a>'), 'b', 2))).toBe(
      'content: Pole b występuje więcej niż 2 razy.',
    );
    expect(childrenOf(readTree('<a><b/><b/></a>'), 'b', 2)).toHaveLength(2);
  });

  test('a ledger has its limits too', () => {
    expect(LEDGER_LIMITS).toEqual({ ...DOCUMENT_LIMITS, size: 1_073_741_824, elements: 50_000_000 });
    expect(refusal(() => readTree(nested(33), LEDGER_LIMITS))).toBe('depth: Plik ma zbyt wiele zagnieżdżonych elementów.');
  });

  test('the deepest nesting and the most attributes allowed are read', () => {
    expect(refusal(() => readTree(nested(32)))).toBe('accepted');
    const attributes = Array.from({ length: 32 }, (_, i) => `x${i}="${i}"`).join(' ');
    expect(readTree(`<a ${attributes}><b ${attributes}/></a>`).attributes.get('x31')).toBe('31');
  });
});

describe('what is read', () => {
  test('local names, attributes, text without surrounding white space, and the five entities of XML', () => {
    const root = readTree(
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?><p:a xmlns:p="urn:x" p:kod="1"> <b> Żółta &lt;Łódź&gt; &amp; &quot;&apos; &#x41; </b><b/><c><![CDATA[<d>]]></c> x</p:a>',
    );
    expect(root.name).toBe('a');
    expect(root.attributes.get('kod')).toBe('1');
    expect(root.text).toBe('');
    expect(childrenOf(root, 'b').map((each) => each.text)).toEqual(['Żółta <Łódź> & "\' A', '']);
    expect(child(root, 'c')?.text).toBe('<d>');
    expect(child(root, 'd')).toBeNull();
    expect(root.children.map(({ name }) => name)).toEqual(['b', 'b', 'c']);
    expect(textAt(root, 'c/d')).toBeNull();
    expect(textAt(readTree('<a><b> </b></a>'), 'b')).toBeNull();
    expect(textAt(readTree('<a><b>\n  dwa\t\n słowa\r\n</b></a>'), 'b')).toBe('dwa słowa');
    expect(descend(readTree('<a><b><c>1</c></b></a>'), 'b/c')?.text).toBe('1');
  });

  test('a plan takes only what it asked for and learns the root first', () => {
    const seen: string[] = [];
    readXml('<r xmlns="urn:n"><skip><x>0</x></skip><row><x>1</x></row><row><x>2</x></row></r>', {
      root: (name, namespace) => seen.push(`root ${name} ${namespace}`),
      take: (path) => {
        seen.push(`asked ${path}`);
        return path === 'r/row' ? (node) => seen.push(`row ${textAt(node, 'x')}`) : null;
      },
    });
    expect(seen).toEqual([
      'root r urn:n',
      'asked r',
      'asked r/skip',
      'asked r/skip/x',
      'asked r/row',
      'row 1',
      'asked r/row',
      'row 2',
    ]);
  });

  test('the same whether it comes whole or byte by byte', () => {
    const bytes = new Uint8Array(readFileSync(new URL('../samples/fa3-faktura-vat.xml', import.meta.url)));
    const piecemeal = (size: number) => {
      const roots: XmlNode[] = [];
      const stream = openXml({ take: () => (node) => roots.push(node) });
      for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
      stream.close();
      return roots;
    };
    const whole = [readTree(bytes)];
    for (const size of [1, 2, 3, 7, 64]) expect(piecemeal(size)).toEqual(whole);
  });

  test('a million small elements pass through without being kept', () => {
    let taken = 0;
    const stream = openXml(
      { take: (path) => (path === 'r/w' ? () => taken++ : null) },
      { ...DOCUMENT_LIMITS, elements: 1_000_001, size: 1e8 },
    );
    stream.write('<r>');
    const batch = '<w/>'.repeat(1000);
    for (let at = 0; at < 1000; at++) stream.write(batch);
    stream.write('</r>');
    stream.close();
    expect(taken).toBe(1_000_000);
  });
});

test('whatever bytes come, reading ends with a tree or with XmlRefused', () => {
  const scraps = fc.constantFrom(
    '<',
    '>',
    '</a>',
    '<a>',
    '<a ',
    'b="',
    '"',
    '&',
    ';',
    '&#x',
    '<!',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '?>',
    'ż',
    ' ',
    '<!DOCTYPE ',
    'xmlns:a="b"',
    '\u0000',
    '\uD800',
  );
  const ends = (source: string | Uint8Array) => {
    expect(refusal(() => readTree(source))).toMatch(/^(accepted|[a-z]+: .+)$/);
  };
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 40 }), (parts) => ends(parts.join(''))),
    { numRuns: 3000 },
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), ends), { numRuns: 1000 });
});

describe('edges of names and encodings', () => {
  const declared = (encoding: string) => refusal(() => readTree(`<?xml version="1.0" encoding="${encoding}"?><a/>`));

  test.each(['UTF-8', 'utf-8', 'UTF8'])('%s is read', (encoding) => expect(declared(encoding)).toBe('accepted'));
  test.each(['XUTF-8', 'UTF-80', 'ISO-8859-2'])('%s is not', (encoding) => expect(declared(encoding)).toMatch(/^encoding/));
  test('a document need not say', () => expect(refusal(() => readTree('<?xml version="1.0"?><a/>'))).toBe('accepted'));

  test('names may be as long as the limit and no longer', () => {
    const name = 'a'.repeat(DOCUMENT_LIMITS.name);
    expect(refusal(() => readTree(`<${name}/>`))).toBe('accepted');
    expect(refusal(() => readTree(`<a ${name}="1"/>`))).toBe('accepted');
    expect(refusal(() => readTree(`<${name}a/>`))).not.toBe('accepted');
    expect(refusal(() => readTree(`<a ${name}a="1"/>`))).not.toBe('accepted');
  });

  test('a refusal goes by its own name', () => {
    try {
      readTree('<a>');
    } catch (error) {
      expect(error).toMatchObject({ name: 'XmlRefused', code: 'malformed' });
    }
    expect.assertions(1);
  });

  test('a file of nothing is empty', () => expect(refusal(() => readTree(''))).toBe('empty: Plik jest pusty.'));
});
