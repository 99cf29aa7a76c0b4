import { agreedTexts } from '../i18n/agreedTexts';
import { publicTexts } from '../i18n/publicTexts';

/** What is agreed to when an account is made. */
export const consentKinds = ['terms', 'privacy'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** One of them as it is shown: the sentence that is ticked, and what it speaks of. */
export interface AgreedText {
  sentence: string;
  whole: string;
}

/** The version of the product's own texts. */
const standard = '2026-11-25';

/** Which texts were agreed to: the product's by their day, a firm's by their content, so that another text is another version (R04). */
export async function versionOf(kind: ConsentKind, { sentence, whole }: AgreedText): Promise<string> {
  if (sentence === publicTexts.register[kind] && whole === agreedTexts[kind]) return standard;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${sentence}\n${whole}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `sha256-${hex.slice(0, 32)}`;
}
