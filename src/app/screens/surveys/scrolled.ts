/** A table that is wider than a phone is scrolled by the keyboard too, also where nothing in it can be pressed. */
export const scrolled = { role: 'group', tabIndex: 0, 'aria-label': 'Tabela odpowiedzi' } as const;
