/** A declared question as a dialog tells it: what is asked as its title, what follows from it below. „Wysłać? Kwot nie zmienisz.” */
export function questionOf(text: string): { title: string; rest: string | null } {
  const at = text.indexOf('? ');
  return at < 0 ? { title: text, rest: null } : { title: text.slice(0, at + 1), rest: text.slice(at + 2) };
}
