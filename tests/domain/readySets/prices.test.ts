import { expect, test } from 'vitest';
import { readyPrices } from '../../../src/domain/readySets/prices';

const items = readyPrices.flatMap(({ items }) => items);
/** Art. 2 ust. 1 pkt 1 and 4 of the act on tax advice: advice on tax duties, and standing in for a client before authorities and courts. */
const reserved = /konsultacja podatkowa|porad|doradz|opini|reprezent|zast[eę]pstw|odpowiedź na pismo|obsługa kontroli/i;

test.each(items)('“$name” sells nothing that is a tax adviser’s alone', ({ name }) => expect(name).not.toMatch(reserved));

test.each(['Konsultacja podatkowa', 'Odpowiedź na pismo z urzędu', 'Obsługa kontroli'])('“%s” would', (name) =>
  expect(name).toMatch(reserved),
);
