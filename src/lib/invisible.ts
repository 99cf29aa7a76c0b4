/** The text without the signs that nobody sees and pasting brings along: soft hyphens, spaces of no width, marks of direction. */
export function withoutInvisible(text: string): string {
  return text.replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '');
}
