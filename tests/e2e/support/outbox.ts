import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { running } from './panel';

interface Message {
  to: string;
  subject: string;
  text: string;
}

/** The path of the link in the newest message to somebody that holds one of this kind; waits until it has been sent. */
export async function linkFor(to: string, kind: 'register' | 'reset-password'): Promise<string> {
  const folder = join(running().dataDir, 'outbox');
  const find = () =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .reverse()
      .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Message)
      .filter((message) => message.to === to)
      .map(({ text }) => new RegExp(`/${kind}/[0-9A-Za-z]+`).exec(text)?.[0])
      .find(Boolean);
  await expect.poll(find, { message: `a message to ${to} with a link to ${kind}` }).toBeTruthy();
  return find() ?? '';
}
