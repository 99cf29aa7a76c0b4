/** A hint as the server sends it: what kind of news, and where it is. */
export interface Hint {
  title: string;
  body: string;
  /** A path of this panel. */
  link: string;
  /** How much waits for the person; null where nobody said. */
  count: number | null;
}

/** What a message of the push service says. One that can't be read still has to be shown: it says that there is news. */
export function hintOf(text: string): Hint {
  const said = fieldsOf(text);
  const word = (value: unknown, otherwise: string) => (typeof value === 'string' && value !== '' ? value : otherwise);
  return {
    title: word(said.title, 'Nowość w panelu'),
    body: word(said.body, 'Otwórz panel, aby zobaczyć szczegóły.'),
    link: pathOf(said.link),
    count: typeof said.count === 'number' && Number.isSafeInteger(said.count) && said.count >= 0 ? said.count : null,
  };
}

/**
 * A hint as the device shows it. News of one thing takes the place of what was said of it before, and sounds again: the person may have
 * read the earlier one and left it standing.
 */
export const shownAs = ({ body, link }: Hint, icon: string) => ({
  body,
  icon,
  lang: 'pl',
  tag: link,
  renotify: true,
  data: link,
});

/** A path of this panel and no other place, or its first screen. */
export function pathOf(link: unknown): string {
  return typeof link === 'string' && /^\/(?![/\\])/.test(link) ? link : '/';
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(text);
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}
