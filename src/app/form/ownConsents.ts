import { publicTexts } from '../i18n/publicTexts';

/** What is agreed to when an account is made. */
export const consentKinds = ['terms', 'privacy'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The version of the product's own texts. */
const standard = '2026-11';

/** Which text was agreed to: the product's by its month, a firm's by its content, so that another text is another version (R04). */
export async function versionOf(kind: ConsentKind, text: string): Promise<string> {
  if (text === publicTexts.register[kind]) return standard;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `sha256-${hex.slice(0, 32)}`;
}
