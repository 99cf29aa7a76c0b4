import DOMPurify from 'dompurify';

/** Markup with everything that could run taken out. */
export function purify(markup: string): string {
  return DOMPurify.sanitize(markup);
}
