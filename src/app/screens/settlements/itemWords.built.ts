import { settlementItems } from '../../../../resources/settlementItems';

const { kind, amount_type, payment_status } = settlementItems.fields;

/** What a position's kinds, characters and states are called; the client's first screen says them before the declaration has come. */
export const kinds = kind.choices;
export const characters = amount_type.choices;
export const payments = payment_status.choices;
