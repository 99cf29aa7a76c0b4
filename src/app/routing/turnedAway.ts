/** Told once on the screen that one was led to instead of the one asked for; the router's middleware stands outside what is drawn. */
let waiting: string | null = null;

export const turnAway = (): void => {
  waiting = 'Tej części panelu nie ma na Twoim koncie albo biuro ją wyłączyło.';
};

export function takeWords(): string | null {
  const words = waiting;
  waiting = null;
  return words;
}
