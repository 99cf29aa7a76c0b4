import { useEffect, useRef, useState } from 'react';
import type { Person, Post } from '../../contract/conversation';
import type { Leaving, Outcome } from '../outbox/outbox';
import { keepDraft, readDraft } from '../session/drafts';

/** What somebody is writing and has not sent. */
export interface Draft {
  /** Plain words, or markup where `formatted`. */
  text: string;
  formatted: boolean;
  internal: boolean;
  mentions: readonly Person[];
  replyTo: Pick<Post, 'id' | 'author'> | null;
  /** The post that is being corrected. */
  editing: string | null;
}
const empty: Draft = { text: '', formatted: false, internal: false, mentions: [], replyTo: null, editing: null };

const isEmpty = ({ text, replyTo }: Draft) => text === '' && !replyTo;

/** The draft of one record's conversation, kept through a failed send, another screen and a reload. */
export function useDraft(of: string) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...readDraft<Draft>(of) }));
  const latest = useRef(draft);
  latest.current = draft;
  useEffect(() => {
    keepDraft(of, isEmpty(draft) ? null : draft);
  }, [of, draft]);
  const onItsWay = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => {
      // Whoever comes back finds nothing here to send once more: the outbox gives it back where it is refused.
      if (onItsWay.current) keepDraft(of, null);
      here.abort();
    };
  }, [of]);
  return {
    draft,
    /** What of it is worth keeping: words of a post, not of a correction, which stands beside the post it is of. */
    begun: isEmpty(draft) || draft.editing ? null : draft,
    /** The draft as it stands now, also for what began before the last keystroke. */
    now: () => latest.current,
    /** Hands it over to `work`: from when that has it, it is not kept here, for a reload would find it again; refused, it is. */
    async handOver(work: (leaving: Leaving) => Promise<Outcome>): Promise<Outcome> {
      const { signal: left } = leaving.current;
      onItsWay.current = true;
      const outcome = await work({ left, written: () => left.aborted || keepDraft(of, null) });
      onItsWay.current = false;
      if (outcome.state === 'refused' && readDraft(of) === null) keepDraft(of, latest.current);
      return outcome;
    },
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    clear: () => {
      // Also of who has left while it was sent, and would find it here again; what they have begun since is theirs.
      if (readDraft<Draft>(of)?.text === latest.current.text) keepDraft(of, null);
      setDraft(({ internal }) => ({ ...empty, internal }));
    },
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
export function bodyOf({ text, formatted, internal, mentions, replyTo }: Draft): Record<string, unknown> {
  const body = formatted ? text : asMarkup(text);
  const named = mentions.filter(({ title }) => text.includes(`@${title}`));
  return {
    body: body === '' ? null : body,
    ...(internal ? { internal } : {}),
    ...(named.length > 0 ? { mentions: named.map(({ id }) => id) } : {}),
    ...(replyTo ? { reply_to: replyTo.id } : {}),
  };
}
