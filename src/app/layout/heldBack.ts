import { createContext } from 'react';

/** What is drawn within has come, and is held back from sight until the rest has: nobody reads it yet. */
export const HeldBack = createContext(false);
