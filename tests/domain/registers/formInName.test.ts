import { expect, test } from 'vitest';
import { formInName } from '../../../src/domain/registers/formInName';

test.each([
  ['Kłos Sp. z o.o.', 'llc'],
  ['KŁOS SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'llc'],
  ['Kłos sp. z o.o. sp. k.', 'limited_partnership'],
  ['Kłos Spółka z o.o. S.K.A.', 'limited_joint_stock'],
  ['Kłos P.S.A.', 'simple_joint_stock'],
  ['Huta Kłos S.A.', 'joint_stock'],
  ['Huta Kłos SA', 'joint_stock'],
  ['Nowak i Kowalski s.c.', 'civil_partnership'],
  ['Bar Pod Sosną S.C. A. Nowak, B. Lis', 'civil_partnership'],
  ['NOWAK SC', 'civil_partnership'],
  ['Lis i Wilk spółka jawna', 'general_partnership'],
  ['Lis i Wilk Sp. j.', 'general_partnership'],
  ['Lis, Wilk i Partnerzy adwokaci sp. p.', 'professional_partnership'],
  ['Fundacja Dobry Dzień', 'foundation'],
  ['Kłosowa Fundacja Rodzinna', 'family_foundation'],
  ['Ochotnicza Straż Pożarna w Zalesiu', 'association'],
  ['Wspólnota Mieszkaniowa Polna 4', 'housing_community'],
  ['Spółdzielnia Mleczarska', 'cooperative'],
  ['Jan Nowak Usługi w spadku', 'succession_enterprise'],
])('„%s” says %s', (name, form) => expect(formInName(name)).toBe(form));

test.each(['Jan Nowak Usługi Budowlane', 'Hotel dla psa', 'Sałatki i soki', 'Piekarnia Kłos', 'SASKA KĘPA Catering', ''])(
  '„%s” says nothing of its form',
  (name) => expect(formInName(name)).toBeNull(),
);
