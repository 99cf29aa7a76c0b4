/** A number or an e-mail is personal by itself: it is sent in a body, never in an address (S11). */
export const isPersonal = (search: string): boolean => /@|\d[\d\s-]{8,}/.test(search);
