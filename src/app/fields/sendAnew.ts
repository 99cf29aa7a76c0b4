import type { FieldValues, Resolver } from 'react-hook-form';

/** For forms that check while sending: what was refused before, also of things without a box, does not stop the next try. */
export const sendAnew: Resolver<FieldValues> = (values) => ({ values, errors: {} });
