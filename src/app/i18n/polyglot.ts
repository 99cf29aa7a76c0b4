import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { formatNumber } from '../../lib/numbers';
import { plural } from '../../lib/text';

/** Where a text keeps its counted forms: one, two to four, five and more; a fraction takes the second, as in „2,5 firmy”. */
const pluralRules = {
  pluralTypes: { polish: (count: number) => plural(count, 0, 1, 2) },
  pluralTypeToLanguages: { polish: ['pl'] },
};

/** Fills the slots of a text; numbers as Poles write them. */
function replace(this: string, slots: RegExp, fill: (slot: string, name: string) => unknown): string {
  return this.replace(slots, (slot, name) => {
    const value = fill(slot, name);
    return typeof value === 'number' ? formatNumber(value) : String(value);
  });
}

/** Says texts in Polish. An unknown key is said as it is, for it may be the server's sentence. */
export const polishProvider = (messages: TranslationMessages): I18nProvider =>
  polyglotI18nProvider(() => messages, 'pl', [{ locale: 'pl', name: 'Polski' }], { allowMissing: true, pluralRules, replace });
