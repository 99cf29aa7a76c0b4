/** Told once on the screen that one was led to instead of the one asked for; the router's middleware stands outside what is drawn. */
let waiting: string | null = null;

/** Why a screen is not opened: the firm has switched its part off, or the person's account has no such part. */
export type Closed = 'firm' | 'account';

const words: Readonly<Record<Closed, string>> = {
  firm: 'Biuro nie korzysta z tej części panelu.',
  account: 'Tej części panelu nie ma na Twoim koncie.',
};

export const turnAway = (why: Closed): void => {
  waiting = words[why];
};

export function takeWords(): string | null {
  const said = waiting;
  waiting = null;
  return said;
}
