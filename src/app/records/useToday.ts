import { useState } from 'react';
import { toWarsaw } from '../../lib/dates';

/** Warsaw's date when the screen was opened. */
export function useToday(): string {
  const [today] = useState(() => toWarsaw(new Date()).slice(0, 10));
  return today;
}
