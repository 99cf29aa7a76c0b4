/** A message before it has a form: the same words become plain text and HTML. */
export interface Letter {
  subject: string;
  /** Paragraphs in order; a code or a button stands where it is named. */
  body: readonly (string | { code: string } | { button: string; link: string })[];
  /** Who signs. */
  from: string;
  /** Under the signature: what happens to an answer. */
  footnote: string;
}

export function asText({ body, from, footnote }: Letter): string {
  const paragraphs = body.map((part) => {
    if (typeof part === 'string') return part;
    return 'code' in part ? part.code : `${part.button}:\n${part.link}`;
  });
  return [...paragraphs, `--\n${from}\n${footnote}`].join('\n\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Makes any text harmless between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5';
/** Outlook draws no padding or background of a link, but those of a cell. */
const BUTTON_CELL = 'padding:12px 24px;background:#0b4f8a;border-radius:4px';
const BUTTON = 'color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none';

function asHtmlPart(part: Letter['body'][number]): string {
  if (typeof part === 'string') return `<p style="${PARAGRAPH}">${escapeHtml(part)}</p>`;
  if ('code' in part)
    return `<p style="margin:0 0 16px;font-size:32px;letter-spacing:4px;font-weight:bold">${escapeHtml(part.code)}</p>`;
  const link = escapeHtml(part.link);
  return [
    `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td bgcolor="#0b4f8a" style="${BUTTON_CELL}"><a href="${link}" style="${BUTTON}">${escapeHtml(part.button)}</a></td></tr></table>`,
    `<p style="${PARAGRAPH}">Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:<br><a href="${link}" style="color:#0b4f8a;word-break:break-all">${link}</a></p>`,
  ].join('\n');
}

/** One column, real text, no pictures and nothing loaded from anywhere; readable by a screen reader and at any width. */
export function asHtml(letter: Letter): string {
  const { subject, body, from, footnote } = letter;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#ffffff;color:#1a1a1a;font-family:Arial,Helvetica,sans-serif">
<main style="max-width:560px;margin:0 auto;padding:24px">
<h1 style="margin:0 0 24px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${body.map(asHtmlPart).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #cccccc;font-size:14px;line-height:1.5;color:#4a4a4a">${escapeHtml(from)}<br>${escapeHtml(footnote)}</p>
</main>
</body>
</html>
`;
}
