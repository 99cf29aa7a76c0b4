import { kinds } from '../../contract/surveys/kinds';
import type { Answers, Question } from '../../contract/surveys/question';
import { decryptField, encryptField } from '../auth/crypto/fields';
import { masked, tailOf } from '../records/mask';
import { fieldKeys } from '../records/start';

/** Answers as rows keep them; what is closed (PESEL, account) is encrypted, bound to the firm and to surveys (K03), with who gave it. */
export type Sealed = readonly { key: string; value: string; by?: string }[];
/** Who gave closed answers, by question. */
export type Givers = Readonly<Record<string, string>>;

const place = 'survey-responses.answers';
const isSealed = (value: string) => /^v1\./.test(value);

export function seal(tenantId: number, questions: readonly Question[], answers: Answers, givers: Givers): Sealed {
  return questions.flatMap(({ key, type }) => {
    if (!Object.hasOwn(answers, key)) return [];
    const plain = JSON.stringify(answers[key]);
    if (!kinds[type].isClosed) return { key, value: plain };
    const by = givers[key];
    return { key, value: encryptField(fieldKeys(), String(tenantId), place, plain), ...(by ? { by } : {}) };
  });
}

/** Kept answers in full: for the server's own work, and to open one of them. */
export function unseal(tenantId: number, kept: Sealed | null): Record<string, unknown> {
  return Object.fromEntries(
    (kept ?? []).map(({ key, value }) => [
      key,
      JSON.parse(isSealed(value) ? decryptField(fieldKeys(), String(tenantId), place, value) : value) as unknown,
    ]),
  );
}

/** Who gave the closed answers that are kept. */
export function giversOf(kept: Sealed | null): Record<string, string> {
  return Object.fromEntries((kept ?? []).flatMap(({ key, by }) => (by ? [[key, by]] : [])));
}

/** The same with closed answers as stars and their last characters (P08). */
export function unsealMasked(tenantId: number, kept: Sealed | null): Record<string, unknown> {
  const full = unseal(tenantId, kept);
  const closed = new Set((kept ?? []).flatMap(({ key, value }) => (isSealed(value) ? [key] : [])));
  return Object.fromEntries(
    Object.entries(full).map(([key, value]) => [key, closed.has(key) ? masked(tailOf(String(value))) : value]),
  );
}
