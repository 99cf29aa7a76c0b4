import type { I18nProvider } from 'ra-core';
import { messages } from '../i18n/messages';
import { polishProvider } from '../i18n/polyglot';
import { declarations } from '../registry';
import { latestTenant } from '../tenant/store';

let made: { firm: unknown; words: unknown; provider: I18nProvider } | null = null;

/** Polish, with the firm's own wordings over it. The same object until another configuration or other declarations are loaded. */
export function i18nProvider(): I18nProvider {
  const tenant = latestTenant();
  const words = declarations();
  if (made?.firm !== tenant || made.words !== words)
    made = { firm: tenant, words, provider: polishProvider(messages(tenant?.strings)) };
  return made.provider;
}
