import type { I18nProvider } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import { messages } from '../i18n/messages';
import { latestTenant } from '../tenant/store';

let made: { for: unknown; provider: I18nProvider } | null = null;

/** Polish, with the firm's own wordings over it. The same object until another configuration is loaded. */
export function i18nProvider(): I18nProvider {
  const tenant = latestTenant();
  if (made?.for !== tenant) {
    const strings = tenant?.strings ?? {};
    const provider = polyglot(() => ({ ...messages(), ...strings }) as never, 'pl', [{ locale: 'pl', name: 'Polski' }], {
      allowMissing: true,
    });
    made = { for: tenant, provider };
  }
  return made.provider;
}
