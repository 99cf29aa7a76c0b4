import { mediaHook } from './mediaHook';

/** Is the window as narrow as a phone? Where a table would not fit, cards stand. */
export const usePhone = mediaHook('(max-width: 599.98px)');
