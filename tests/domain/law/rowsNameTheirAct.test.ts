import { expect, test } from 'vitest';
import { EVENT_RULES } from '../../../src/domain/deadlines/eventRules';
import { PACK_RULES } from '../../../src/domain/deadlines/packRules';
import { DEADLINE_RULES } from '../../../src/domain/deadlines/rules';
import { CONTRACT_RULES } from '../../../src/domain/hr/contracts';
import { MEDICAL_RULES } from '../../../src/domain/hr/medicalRules';
import { WATCH_RULES } from '../../../src/domain/hr/watchRules';
import type { LimitDefinition } from '../../../src/domain/limits/limit';
import { LIMITS } from '../../../src/domain/limits/table';
import { LIABILITY_RULES } from '../../../src/domain/payments/liabilityRules';
import { HOLIDAY_CONDITIONS } from '../../../src/domain/zus/holiday/rules';
import { SCHEME_RULES, SMALL_PLUS_TERMS } from '../../../src/domain/zus/schemes';

interface Row {
  table: string;
  id: string;
  basis: string;
  certainty: string;
}
const rows: Row[] = [
  ...DEADLINE_RULES.map(({ id, basis, certainty }) => ({ table: 'deadline', id, basis, certainty })),
  ...EVENT_RULES.map(({ id, basis, certainty }) => ({ table: 'event', id, basis, certainty })),
  ...PACK_RULES.map(({ id, basis, certainty }) => ({ table: 'pack', id, basis, certainty })),
  ...WATCH_RULES.map(({ code, basis, certainty }) => ({ table: 'watch', id: code, basis, certainty })),
  ...SCHEME_RULES.map(({ label, basis, certainty }) => ({ table: 'contributions', id: label, basis, certainty })),
  ...SMALL_PLUS_TERMS.map(({ basis, certainty }) => ({ table: 'small plus', id: basis, basis, certainty })),
  ...Object.entries(HOLIDAY_CONDITIONS).map(([id, { basis, certainty }]) => ({ table: 'holiday', id, basis, certainty })),
  // The office's own fee is of a contract, not of an act.
  ...LIABILITY_RULES.filter(({ kind }) => kind !== 'office_fee').map(({ kind, basis, certainty }) => ({
    table: 'liability',
    id: kind,
    basis,
    certainty,
  })),
  ...Object.entries(MEDICAL_RULES).map(([id, { basis, certainty }]) => ({ table: 'medical', id, basis, certainty })),
  ...(LIMITS as readonly LimitDefinition[]).flatMap(({ key, basis, values }) =>
    values.map(({ certainty, from }) => ({ table: 'limit', id: `${key} ${from}`, basis, certainty })),
  ),
];
const CONTRACTS = Object.entries(CONTRACT_RULES);

/** An article, or a whole act that has one subject: a regulation by its place in the journal, a new act by its day. */
const ARTICLE = /art\. \d+|§ ?\d+|Dz\.U\. \d{4} poz\. \d+|ustawa z \d+\.\d+\.\d{4}/;
const ACT =
  /\b(PIT|CIT|VAT|OP|KP|KC|KPA|UoR|AML|PPK|ZFŚS|KPiR|UE|u\.s\.u\.s\.|u\.ś\.o\.z\.|u\.p\.o\.l\.|u\.p\.r\.|u\.p\.l\.|u\.p\.c\.c\.|u\.p\.s\.d\.)|ustaw|rozp|Praw[ao]|obwieszczenie|Dz\.U\.|u\.[a-z]\./;

test('each row of the law names its act and article, and how sure it is', () => {
  expect(rows.filter(({ basis }) => !ACT.test(basis)).map(({ table, id, basis }) => `${table} ${id}: ${basis}`)).toEqual([]);
  expect(rows.filter(({ basis }) => !ARTICLE.test(basis)).map(({ table, id, basis }) => `${table} ${id}: ${basis}`)).toEqual([]);
  const sure = ['verified', 'computed', 'statute', 'disputed', 'draft', 'unknown'];
  expect(rows.filter(({ certainty }) => !sure.includes(certainty))).toEqual([]);
  expect(CONTRACTS.filter(([, { basis }]) => !/art\.|ustaw|umowa/.test(basis))).toEqual([]);
});
