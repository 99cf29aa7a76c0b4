import text from './tokens.css?raw';

/** The two looks of the panels; which one it is, the system says. */
export type Mode = 'light' | 'dark';

const said = [...text.matchAll(/--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)];

/** The plain colours of `tokens.css` by name, in either look. */
export const tokens: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: Object.fromEntries(said.map(([, name, light, , both]) => [name, light ?? both])),
  dark: Object.fromEntries(said.map(([, name, , dark, both]) => [name, dark ?? both])),
};
