/** What leaves a question undone: where the deed itself is called off (“Anuluj sprawę”), the two buttons must not say the same. */
export function goBackLabel(deed: string): string {
  return /^Anuluj/.test(deed) ? 'Wróć' : 'Anuluj';
}
