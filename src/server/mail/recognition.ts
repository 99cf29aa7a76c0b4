import type { Tx } from '../db/database';
import { shown } from './compose';
import { escapeHtml } from './letter';
import type { Message } from './message';

/**
 * The mail with the word that its receiver chose, by which they tell it from one that somebody made up in the office's name. Who chose
 * none, or has no account, gets it as it is; a text message has no room for it.
 */
export async function withWord(db: Pick<Tx, 'query'>, tenantId: number, message: Message): Promise<Message> {
  if (message.channel !== 'email') return message;
  const [found] = await db.query<{ mail_word: string | null }>({
    name: 'mail.word',
    text: 'select mail_word from users where tenant_id = $1 and email = $2 and deleted_at is null',
    values: [tenantId, message.to],
  });
  return found?.mail_word ? signed(message, `Twoje słowo rozpoznawcze: ${shown(found.mail_word)}`) : message;
}

const end = '\n</main>';

function signed(message: Message, line: string): Message {
  const { text, html } = message;
  const paragraph = `\n<p style="margin:8px 0 0;font-size:14px;line-height:1.5;color:#1a1a1a">${escapeHtml(line)}</p>`;
  return {
    ...message,
    text: `${text}\n${line}`,
    ...(html === undefined ? {} : { html: html.replace(end, () => paragraph + end) }),
  };
}
