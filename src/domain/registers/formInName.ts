import { fold } from '../../lib/text';
import type { CompanyType } from '../deadlines/taxProfile';

/** What a name says of its legal form, the longer before what it holds. Short forms that are words too are told by their capitals. */
const SAID: readonly (readonly [form: CompanyType, words: RegExp, capitals?: RegExp])[] = [
  ['succession_enterprise', / w spadku /],
  ['foreign_branch', / oddzial w polsce /],
  ['limited_joint_stock', / (s k a|ska|spolka komandytowo akcyjna) $/],
  ['limited_partnership', / (sp k|spk|spolka komandytowa) /],
  ['llc', / (sp|spolka|spol) (z o o|zoo|zo o|z oo|z ograniczona odpowiedzialnoscia) | spzoo | z o o /],
  ['simple_joint_stock', / prosta spolka akcyjna /, /(?:^|\s)P\. ?S\. ?A\.?(?:\s|$)|\sPSA$/],
  ['joint_stock', / spolka akcyjna /, /\sS\. ?A\.?(?:\s|$)|\sSA$/],
  ['civil_partnership', / (s c|sp c|spolka cywilna) /, /\s[Ss][Cc]$/],
  ['general_partnership', / (sp j|spj|spolka jawna) /],
  ['professional_partnership', / (sp p|spolka partnerska) /],
  ['family_foundation', / fundacja rodzinna /],
  ['foundation', / fundacja /],
  ['association', / (stowarzyszenie|ochotnicza straz pozarna|klub sportowy) /],
  ['housing_community', / wspolnota mieszkaniowa /],
  ['cooperative', / spoldzielnia /],
];

/** The legal form that a company's name says; null where it says none. A person's business has to say none in it. */
export function formInName(name: string): CompanyType | null {
  const plain = ` ${fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const typed = name.trim();
  return SAID.find(([, words, capitals]) => words.test(plain) || capitals?.test(typed))?.[0] ?? null;
}
