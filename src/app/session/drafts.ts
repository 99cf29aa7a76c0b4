import { currentUser } from './store';

/** Under what unsent words are kept, in the tab's own storage alone: they outlive a reload, not the tab. */
const prefix = 'panel.draft.';

const nameOf = (of: string) => `${prefix}${currentUser()?.id ?? ''}.${of}`;

/** What this person had begun here, or null. */
export function readDraft<T>(of: string): T | null {
  try {
    const text = sessionStorage.getItem(nameOf(of));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps what was begun; null forgets it. Where the browser keeps nothing more, it stays on the screen alone. */
export function keepDraft(of: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(nameOf(of));
    else sessionStorage.setItem(nameOf(of), JSON.stringify(draft));
  } catch {
    // A full or forbidden storage costs the draft its life after a reload, nothing else.
  }
}

/** Whether unsent words of this person are kept in this tab. */
export function hasDrafts(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(nameOf('')));
}

/** Forgets everybody's drafts in this tab, as a logout does (S05). */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
