let unsent = 0;

/** Told by the outbox, which comes later than the way out does. */
export const tellUnsent = (count: number): void => {
  unsent = count;
};

/** How many things of this person wait on this device to be sent. */
export const countUnsent = (): number => unsent;
