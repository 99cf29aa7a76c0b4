import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';

/** What formatted text may hold (W05); everything else goes, its text stays. */
const allowed: Schema = {
  tagNames: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'code',
    'pre',
    'hr',
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'],
  required: {},
  ancestors: { li: ['ol', 'ul'] },
  allowComments: false,
  allowDoctypes: false,
};

type Nodes = ReturnType<typeof sanitize>;

/** The text with a closed list of tags, links that give nothing away about where they stand, or null where nothing is left to read. */
export function cleanHtml(html: string): string | null {
  const clean = sanitize(fromHtml(html, { fragment: true }), allowed);
  markLinks(clean);
  const text = toHtml(clean, { characterReferences: { useNamedReferences: false } });
  return text.replace(/<[^>]*>|&#xA0;|\s/g, '') === '' && !text.includes('<hr') ? null : text;
}

/** A relative address means nothing outside the page it was written on. */
function markLinks(node: Nodes): void {
  if (node.type === 'element' && node.tagName === 'a') {
    const { href } = node.properties;
    node.properties =
      typeof href === 'string' && /^[a-z]+:/i.test(href) ? { href, rel: ['noopener', 'noreferrer'], target: '_blank' } : {};
  }
  if ('children' in node) for (const child of node.children) markLinks(child);
}

/** Plain text as it stands inside markup. */
export function escapedText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
