import type { CompanyType } from '../../deadlines/taxProfile';

/** Legal forms as the court register writes them, and in the plural as REGON does. */
const FORMS: readonly (readonly [string, CompanyType])[] = [
  ['SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ SPÓŁKA KOMANDYTOWA', 'limited_partnership'],
  ['SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'llc'],
  ['PROSTA SPÓŁKA AKCYJNA', 'simple_joint_stock'],
  ['SPÓŁKA KOMANDYTOWO-AKCYJNA', 'limited_joint_stock'],
  ['SPÓŁKA AKCYJNA', 'joint_stock'],
  ['SPÓŁKA KOMANDYTOWA', 'limited_partnership'],
  ['SPÓŁKA PARTNERSKA', 'professional_partnership'],
  ['SPÓŁKA JAWNA', 'general_partnership'],
  ['SPÓŁKA CYWILNA', 'civil_partnership'],
  ['FUNDACJA RODZINNA', 'family_foundation'],
  ['FUNDACJA', 'foundation'],
  ['STOWARZYSZENIE', 'association'],
  ['SPÓŁDZIELNIA', 'cooperative'],
  ['WSPÓLNOTA MIESZKANIOWA', 'housing_community'],
  ['ODDZIAŁ ZAGRANICZNEGO PRZEDSIĘBIORCY', 'foreign_branch'],
  ['ODDZIAŁ PRZEDSIĘBIORCY ZAGRANICZNEGO', 'foreign_branch'],
  ['SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ', 'llc'],
  ['PROSTE SPÓŁKI AKCYJNE', 'simple_joint_stock'],
  ['SPÓŁKI KOMANDYTOWO-AKCYJNE', 'limited_joint_stock'],
  ['SPÓŁKI AKCYJNE', 'joint_stock'],
  ['SPÓŁKI KOMANDYTOWE', 'limited_partnership'],
  ['SPÓŁKI PARTNERSKIE', 'professional_partnership'],
  ['SPÓŁKI JAWNE', 'general_partnership'],
  ['SPÓŁKI CYWILNE', 'civil_partnership'],
  ['FUNDACJE RODZINNE', 'family_foundation'],
  ['FUNDACJE', 'foundation'],
  ['STOWARZYSZENIA', 'association'],
  ['SPÓŁDZIELNIE', 'cooperative'],
  ['WSPÓLNOTY MIESZKANIOWE', 'housing_community'],
];

/** The company type of a legal form's beginning (`SPÓŁDZIELNIA PRACY` is a cooperative); null when unknown. */
export function companyTypeOf(legalForm: string | null): CompanyType | null {
  const form = String(legalForm).toUpperCase().replace(/\s+/g, ' ').trim();
  return FORMS.find(([name]) => form.startsWith(name))?.[1] ?? null;
}
