/** A mail within a mail within a mail is somebody's joke. */
const deepest = 4;
const latin = new TextDecoder('latin1');
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** A file within a mail. */
export interface Attachment {
  file: File;
  /** A picture of the mail's own text, such as a logo under a signature. */
  inline: boolean;
}

/** The files of a saved mail (MIME), those of forwarded mails too; empty for what is no mail. */
export async function attachmentsOf(mail: File): Promise<Attachment[]> {
  return partsOf(latin.decode(await mail.arrayBuffer()), 0);
}

function partsOf(entity: string, depth: number): Attachment[] {
  const [head = '', ...rest] = entity.split(/\r?\n\r?\n/);
  const headers = headersOf(head);
  const body = entity.slice(head.length).replace(/^\r?\n\r?\n/, '');
  const type = headers.get('content-type') ?? '';
  if (rest.length === 0 || depth > deepest) return [];
  const boundary = /^multipart\//i.test(type) ? parameter(type, 'boundary') : null;
  if (boundary !== null) return piecesOf(body, boundary).flatMap((piece) => partsOf(piece, depth + 1));
  const bytes = decoded(body, headers.get('content-transfer-encoding') ?? '');
  if (/^message\/rfc822/i.test(type)) return partsOf(latin.decode(bytes), depth + 1);
  const disposition = headers.get('content-disposition') ?? '';
  const name = parameter(disposition, 'filename') ?? parameter(type, 'name');
  if (name === null) return [];
  const inline = /^inline/i.test(disposition) || (headers.has('content-id') && !/^attachment/i.test(disposition));
  return [{ file: new File([bytes], name, { type: kindOf(type) }), inline }];
}

/** What a part says that it is; of bytes that could be anything, nothing. */
function kindOf(type: string): string {
  const [kind = ''] = type.toLowerCase().split(';');
  return kind.trim() === 'application/octet-stream' ? '' : kind.trim();
}

/** Names in small letters; folded lines are one. */
function headersOf(head: string): Map<string, string> {
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
    }),
  );
}

/** What stands between the lines that begin with the boundary. */
function piecesOf(body: string, boundary: string): string[] {
  const pieces: string[] = [];
  let current: string[] | null = null;
  for (const line of body.split(/\r?\n/)) {
    const isMark = line.startsWith(`--${boundary}`);
    if (isMark && current) pieces.push(current.join('\r\n'));
    if (isMark) current = line.startsWith(`--${boundary}--`) ? null : [];
    else current?.push(line);
  }
  return pieces;
}

function decoded(body: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (/base64/i.test(encoding)) return base64(body);
  if (!/quoted-printable/i.test(encoding)) return bytesOf(body);
  const joined = body.replace(/[ \t]*=\r?\n/g, '');
  return bytesOf(joined.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))));
}

/** What can't be decoded is empty, and its reader says that it is. */
function base64(body: string): Uint8Array<ArrayBuffer> {
  try {
    return bytesOf(atob(body.replace(/[^A-Za-z0-9+/=]/g, '')));
  } catch {
    return new Uint8Array();
  }
}

/** A header's parameter, plain, in quotes, in pieces (`filename*0`), or with its charset told (RFC 2231, RFC 2047). */
function parameter(header: string, name: string): string | null {
  const pieces = [...header.matchAll(/;\s*([\w-]+)(?:\*(\d+))?(\*)?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/gi)].filter(
    ([, key]) => key?.toLowerCase() === name,
  );
  const first = pieces[0];
  if (!first) return null;
  const text = pieces.map(([, , , , quoted, bare]) => quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '').join('');
  return first[3] ? percent(text) : words(text);
}

function percent(text: string): string {
  const [, charset = 'utf-8', value = text] = /^([\w-]*)'[\w-]*'(.*)$/s.exec(text) ?? [];
  const raw = value.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return textOf(bytesOf(raw), charset || 'utf-8');
}

/** `=?utf-8?B?…?=` and `=?utf-8?Q?…?=`, as many as there are. */
function words(text: string): string {
  return text.replace(/=\?([\w-]+)\?([BQ])\?([^?]*)\?=\s*/gi, (_, charset: string, kind: string, value: string) =>
    textOf(kind.toUpperCase() === 'B' ? base64(value) : decoded(value.replace(/_/g, ' '), 'quoted-printable'), charset),
  );
}

function textOf(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return latin.decode(bytes);
  }
}
