/** Orders titles as the Polish alphabet has them. */
export const byTitle = new Intl.Collator('pl').compare;
