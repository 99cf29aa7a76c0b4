/** Word between the tabs of one browser; the storage event is the second way where a channel is missing or late. */
type Word = 'ended' | 'opened';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('panel.session');

export function tellOtherTabs(word: Word): void {
  channel?.postMessage(word);
}

/** Calls back with every word of another tab. Returns how to stop. */
export function hearOtherTabs(listener: (word: Word) => void): () => void {
  const hear = ({ data }: MessageEvent<Word>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
