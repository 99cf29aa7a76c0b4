import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '../../../src/contract/files';
import type { Caller } from '../../support/caller';
import { headersOf, send } from '../../support/caller';
import type { Office } from '../../support/office';

export interface Sent {
  name: string;
  content: Buffer | string;
}

const boundary = 'granica-formularza';

/** A form with files as a browser writes it. */
export function formOf(files: readonly Sent[], mark = boundary): Buffer {
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(`--${mark}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n`),
    Buffer.from('Content-Type: application/octet-stream\r\n\r\n'),
    Buffer.from(content as string),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${mark}--\r\n`)]);
}

/** Uploads files as one request of somebody's. */
export function upload(office: Office, who: Caller, files: readonly Sent[], headers: Record<string, string> = {}, firm = 'demo') {
  return send(office.app, {
    method: 'POST',
    url: '/api/files',
    headers: { ...headersOf(firm, who.token), 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload: formOf(files),
  });
}

/** The one file that was uploaded. */
export async function uploaded(office: Office, who: Caller, name: string, content: Buffer | string): Promise<StoredFile> {
  const answer = await upload(office, who, [{ name, content }]);
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}: ${answer.text}`);
  return answer.data[0];
}

/** The bytes of an answer. */
export async function fetched(office: Office, who: Caller, url: string) {
  const answer = await office.app.inject({ method: 'GET', url, headers: headersOf('demo', who.token) });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Names of files in a folder of the office's store; none where there is no folder. */
export function stored(office: Office, ...folder: string[]): Promise<string[]> {
  return readdir(join(office.services.config.dataDir, 'files', ...folder)).catch(() => []);
}
