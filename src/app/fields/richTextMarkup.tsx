import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'a',
    'hr',
  ],
  ALLOWED_ATTR: ['href', 'rel'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto|tel):/i,
};

/** Markup from the server, cleaned once more before it is shown (W05). */
export default function RichTextMarkup({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const clean: unknown = DOMPurify.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true });
    if (box.current) box.current.innerHTML = clean as string;
  }, [html]);
  return <div className="rich-text" ref={box} />;
}
