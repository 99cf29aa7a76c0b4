/** The only names under which the product keeps anything in local storage (S08). */
export const localKeys = {
  tokens: 'panel.tokens',
  session: 'panel.session',
  returnUrl: 'panel.return',
  timer: 'panel.timer',
  /** Whose timer it is: of a browser that two people share, each sees their own alone. */
  timerOf: 'panel.timerOf',
  /** Which of their companies a client looks at, by its id, and whose choice it is. */
  company: 'panel.company',
  /** That this browser's people want no more hints on installing the panel. */
  installHint: 'panel.installHint',
} as const;
/** Sort, page size and closed-list filters of each list, as the contract's query string; its columns by their keys; and how tall rows are. */
export const listKeyPrefix = 'panel.list.';

export type LocalKey = keyof typeof localKeys;

/** A value kept earlier, or null where there is none or it cannot be read. */
export function readKey<T>(key: LocalKey): T | null {
  try {
    const text = localStorage.getItem(localKeys[key]);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function writeKey(key: LocalKey, value: unknown): void {
  if (value === null || value === undefined) localStorage.removeItem(localKeys[key]);
  else localStorage.setItem(localKeys[key], JSON.stringify(value));
}

/** Removes everything of ours and of react-admin's (`RaStore…`), but what is to be kept; a hint put away says nothing of anybody, and stays away. */
export function clearOwnKeys(kept: readonly LocalKey[] = []): void {
  const staying: readonly string[] = [...kept, 'installHint' as const].map((key) => localKeys[key]);
  for (const key of Object.keys(localStorage))
    if ((key.startsWith('panel.') || key.startsWith('RaStore')) && !staying.includes(key)) localStorage.removeItem(key);
}
