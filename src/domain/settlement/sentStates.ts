/** States of a settlement that its client has: it changes by a correction alone. */
export const sentStates: readonly string[] = ['published', 'confirmed', 'partly_paid', 'paid', 'closed'];
