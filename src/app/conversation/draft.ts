import { useEffect, useRef, useState } from 'react';
import type { Person, Post } from '../../contract/conversation';
import type { StoredFile } from '../../contract/files';
import { keepDraft, readDraft } from '../session/drafts';

/** What somebody is writing and has not sent. */
export interface Draft {
  /** Plain words, or markup where `formatted`. */
  text: string;
  formatted: boolean;
  internal: boolean;
  files: readonly StoredFile[];
  mentions: readonly Person[];
  replyTo: Pick<Post, 'id' | 'author'> | null;
  /** The post that is being corrected. */
  editing: string | null;
}
const empty: Draft = { text: '', formatted: false, internal: false, files: [], mentions: [], replyTo: null, editing: null };

/** The draft of one record's conversation, kept through a failed send, another screen and a reload. */
export function useDraft(of: string) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft<Draft>(of) }));
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    const isEmpty = draft.text === '' && draft.files.length === 0 && !draft.replyTo;
    keepDraft(of, isEmpty ? null : draft);
  }, [of, draft]);
  return {
    draft,
    /** The draft as it stands now, also for what began before the last keystroke. */
    now: () => latest.current,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    clear: () => setDraft(({ internal }) => ({ ...empty, internal })),
  };
}
export type DraftControl = ReturnType<typeof useDraft>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain words as markup: a paragraph for each that an empty line ends. */
export function asMarkup(text: string): string {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** What is sent of a draft. */
export function bodyOf({ text, formatted, internal, files, mentions, replyTo }: Draft): Record<string, unknown> {
  const body = formatted ? text : asMarkup(text);
  const named = mentions.filter(({ title }) => text.includes(`@${title}`));
  return {
    body: body === '' ? null : body,
    ...(internal ? { internal } : {}),
    ...(files.length > 0 ? { file_ids: files.map(({ id }) => id) } : {}),
    ...(named.length > 0 ? { mentions: named.map(({ id }) => id) } : {}),
    ...(replyTo ? { reply_to: replyTo.id } : {}),
  };
}
