import { openAnswer } from '../providers/request';

/** Pictures of pages by `id/page`, the latest few; those let go of are given back to the browser. */
const kept = new Map<string, Promise<string>>();
const most = 12;

/** A blob address of a page's picture: the server draws it, the file itself is never opened by the browser. */
export function pictureUrl(id: string, page = 1): Promise<string> {
  const key = `${id}/${page}`;
  const known = kept.get(key);
  if (known) return known;
  const made = openAnswer(`/api/files/${id}/preview?page=${page}`)
    .then((answer) => answer.blob())
    .then((blob) => URL.createObjectURL(blob));
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  for (const [oldest, url] of kept) {
    if (kept.size <= most) break;
    kept.delete(oldest);
    void url.then((address) => URL.revokeObjectURL(address)).catch(() => undefined);
  }
  return made;
}
