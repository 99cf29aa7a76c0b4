/** Legal forms as registers write them, and as offices do. */
const FORMS: readonly (readonly [whole: string, short: string])[] = [
  ['spółkazograniczonąodpowiedzialnością', 'spzoo'],
  ['prostaspółkaakcyjna', 'psa'],
  ['spółkaakcyjna', 'sa'],
  ['spółkakomandytowa', 'spk'],
  ['spółkajawna', 'spj'],
];

/** Spaces, hyphens, points, quotes and the case of letters are no difference, nor is a legal form in short: registers write in capitals and in full. */
export function plain(value: unknown): string {
  const bare = String(value)
    .toLowerCase()
    .replace(/^(ul\.|ulica)\s+/, '')
    .replace(/[\s.,"„”-]+/g, '');
  return FORMS.reduce((text, [whole, short]) => text.replace(whole, short), bare);
}
