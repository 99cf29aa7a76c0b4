/**
 * The page's default Trusted Types policy (W01): markup that reaches the document passes DOMPurify. The purifier is
 * fetched by the screens that show markup; until it is here only plain text passes.
 */
type Purify = (markup: string) => string;
let purify: Purify | null = null;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(markup: string): string; createScriptURL(address: string): string }): unknown;
}

/** The one script whose address code of the panel hands over: its service worker. */
export const workerAddress = '/sw.js';

/** What the policy does with a text bound for the document. */
export function cleanMarkup(markup: string): string {
  if (purify) return purify(markup);
  if (!/[<&]/.test(markup)) return markup;
  throw new TypeError('Markup was written before loadPurifier() had been awaited; the screen that shows it must await it first');
}

export function ownScript(address: string): string {
  if (address === workerAddress) return address;
  throw new TypeError(`No script is started from ${address}; the panel starts ${workerAddress} alone`);
}

/** Called once, before anything is drawn. Browsers without Trusted Types need nothing. */
export function installTrustedTypes(): void {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  factory?.createPolicy('default', { createHTML: cleanMarkup, createScriptURL: ownScript });
}

/** Fetches the purifier; awaited by every screen that shows or edits markup, before it draws. */
export async function loadPurifier(): Promise<void> {
  purify ??= (await import('./purifier')).purify;
}
