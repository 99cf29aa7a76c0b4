/** Legal forms of a company, with the short name that lists have room for. */
export const companyForms = {
  jdg: { label: 'Jednoosobowa działalność gospodarcza', short: 'JDG' },
  civil_partnership: { label: 'Spółka cywilna', short: 'Sp. cywilna' },
  general_partnership: { label: 'Spółka jawna', short: 'Sp. jawna' },
  professional_partnership: { label: 'Spółka partnerska', short: 'Sp. partnerska' },
  limited_partnership: { label: 'Spółka komandytowa', short: 'Sp. komandytowa' },
  limited_joint_stock: { label: 'Spółka komandytowo-akcyjna', short: 'S.K.A.' },
  llc: { label: 'Spółka z o.o.', short: 'Sp. z o.o.' },
  simple_joint_stock: { label: 'Prosta spółka akcyjna', short: 'P.S.A.' },
  joint_stock: { label: 'Spółka akcyjna', short: 'S.A.' },
  foundation: 'Fundacja',
  family_foundation: 'Fundacja rodzinna',
  association: 'Stowarzyszenie',
  cooperative: 'Spółdzielnia',
  housing_community: { label: 'Wspólnota mieszkaniowa', short: 'Wspólnota' },
  foreign_branch: { label: 'Oddział przedsiębiorcy zagranicznego', short: 'Oddział zagraniczny' },
  succession_enterprise: { label: 'Przedsiębiorstwo w spadku', short: 'Firma w spadku' },
  private_rental: { label: 'Najem prywatny', short: 'Najem' },
  farmer: 'Rolnik',
  natural_person: { label: 'Osoba fizyczna (bez działalności)', short: 'Osoba fizyczna' },
  other: 'Inna',
} as const;

/** Forms that always have a KRS number. Family foundations stand in a register of their own; an association may be an ordinary one, which the court does not enter. */
export const inCourtRegister: readonly string[] = [
  'general_partnership',
  'professional_partnership',
  'limited_partnership',
  'limited_joint_stock',
  'llc',
  'simple_joint_stock',
  'joint_stock',
  'foundation',
  'cooperative',
  'foreign_branch',
];
