import { expect, test } from 'vitest';
import { splitName } from '../../src/lib/personName';

test.each([
  ['Kowalska Anna', 'family', 'Kowalska', 'Anna'],
  ['Anna Kowalska', 'given', 'Kowalska', 'Anna'],
  ['  Nowak-Kowalska   Anna ', 'family', 'Nowak-Kowalska', 'Anna'],
  ['Nowak - Kowalska Anna', 'family', 'Nowak-Kowalska', 'Anna'],
  ['Anna Maria BIUROWSKA', 'given', 'BIUROWSKA', 'Anna Maria'],
  ['Kowalska Kadry', 'family', 'Kowalska', 'Kadry'],
  ['Kowalska, Anna Maria', 'given', 'Kowalska', 'Anna Maria'],
  ['Nowak-Kowalska;Anna', 'family', 'Nowak-Kowalska', 'Anna'],
  ['van der Berg, Jan', 'given', 'van der Berg', 'Jan'],
  ['KOWALSKA Anna Maria', 'given', 'KOWALSKA', 'Anna Maria'],
  ['Anna Maria KOWALSKA', 'family', 'KOWALSKA', 'Anna Maria'],
  ['van der Berg Jan', 'family', 'van der Berg', 'Jan'],
  ['Jan van der Berg', 'given', 'van der Berg', 'Jan'],
  ["D'Arc Joanna", 'family', "D'Arc", 'Joanna'],
  ['KOWALSKA ANNA', 'family', 'KOWALSKA', 'ANNA'],
  ['Madonna', 'family', 'Madonna', ''],
  ['', 'given', '', ''],
] as const)('„%s”, %s first, is surely %s · %s', (cell, order, family, given) =>
  expect(splitName(cell, order)).toEqual({ family, given, isSure: true }),
);

test.each([
  ['Kowalska Anna Maria', 'family', 'Kowalska', 'Anna Maria'],
  ['Anna Maria Kowalska', 'given', 'Kowalska', 'Anna Maria'],
  ['KOWALSKA ANNA MARIA', 'family', 'KOWALSKA', 'ANNA MARIA'],
  ['Nowak Kowalska;Anna', 'family', 'Nowak Kowalska', 'Anna'],
  ['Kowalski Jan, magazynier', 'family', 'Kowalski', 'Jan'],
  ['Jan Kowalski - kierowca', 'given', 'Kowalski', 'Jan'],
  ['Anna Nowak – Kowalska', 'given', 'Nowak-Kowalska', 'Anna'],
  ['Kowalski Jan - Brukarz', 'family', 'Kowalski', 'Jan-Brukarz'],
  ['Kowalski Jan - Magazynier', 'family', 'Kowalski', 'Jan'],
  ['Kowalski Jan, Magazynier', 'family', 'Kowalski', 'Jan'],
  ['Kowalski, Jan, Magazynier', 'family', 'Kowalski', 'Jan'],
  ['Jan Kowalski / Dział Kadr', 'given', 'Kowalski', 'Jan'],
  ['KOWALSKI Jan Starszy magazynier', 'family', 'KOWALSKI', 'Jan'],
  ['Kos Ewa Biuro Zarządu', 'family', 'Kos', 'Ewa'],
  ['Kos Ewa (Kadry)', 'family', 'Kos', 'Ewa'],
  ['Anna Maria Biurowska', 'given', 'Biurowska', 'Anna Maria'],
  ['kowalski, jan', 'given', 'kowalski', 'jan'],
  ['nowak - kowalska anna', 'family', 'nowak-kowalska', 'anna'],
  ['Maria de la Cruz Lopez', 'given', 'de la Cruz Lopez', 'Maria'],
] as const)('„%s”, %s first, may be split otherwise too', (cell, order, family, given) =>
  expect(splitName(cell, order)).toEqual({ family, given, isSure: false }),
);
