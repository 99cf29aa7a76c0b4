import { DEADLINE_RULES } from '../../domain/deadlines/rules';

/** Codes of the rules that bind in those months alone in which this happened. */
export const rulesOf = (fact: string): string[] =>
  DEADLINE_RULES.filter(({ onlyInMonth }) => onlyInMonth?.fact === fact).map(({ id }) => id);
