import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toWarsaw } from '../../lib/dates';
import { checked, type Mailer } from './message';

export interface OutboxOptions {
  dir: string;
  now?: () => Date;
}

/** Writes each message as a JSON file into a folder instead of sending it; by name, the newest is the last. */
export function outbox({ dir, now = () => new Date() }: OutboxOptions): Mailer {
  let count = 0;
  return {
    async send(message) {
      const { to, channel, subject, text, code, link, tenant } = checked(message);
      const reply_to = channel === 'email' ? tenant.replyTo : undefined;
      const at = now();
      count += 1;
      const place = String(count).padStart(6, '0');
      const name = `${at.toISOString().replace(/[:.]/g, '-')}-${place}-${randomUUID().slice(0, 8)}`;
      const content = { to, channel, reply_to, subject, text, code, link, created_at: toWarsaw(at) };
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const draft = join(dir, `.${name}`);
      await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { flag: 'wx', mode: 0o600 });
      await rename(draft, join(dir, `${name}.json`));
    },
  };
}
