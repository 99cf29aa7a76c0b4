/** How much a piece of work presses. */
export const priorities = {
  low: { label: 'Niski', color: 'default' },
  normal: { label: 'Średni', color: 'info' },
  high: { label: 'Wysoki', color: 'warning', weighs: true },
  urgent: { label: 'Pilny', color: 'error', weighs: true },
} as const;
