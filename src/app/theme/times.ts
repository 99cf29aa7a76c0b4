/** Milliseconds in which whatever opens over a screen stands and goes (specification). */
export const popoverDelay = 110;
