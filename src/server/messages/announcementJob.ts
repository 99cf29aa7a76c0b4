import { resources } from '../../../resources';
import { cut } from '../../lib/text';
import type { RecordOf } from '../../schema';
import type { Tx } from '../db/database';
import { defineJob } from '../jobs/define';
import { inPieces } from '../jobs/pieces';
import { trailOf } from '../records/audit';
import { writePost } from '../records/conversation/writing';
import { create } from '../records/create';
import { lockRecord } from '../records/current';
import { patch } from '../records/patch';
import { escapedText } from '../records/richText';
import type { Scope } from '../scope';
import { announcementJob } from './announcementHandlers';
import { type Recipient, recipientOf, threadOf, threadsCount } from './rows';

interface Payload {
  announcement: string;
  companies: string[];
}
type Announcement = RecordOf<typeof resources.announcements>;

/** Writes an announcement to its companies, each a thread of its own and each once, however often the job begins again. */
export const announcement = defineJob<Payload>({
  name: announcementJob,
  async run({ announcement: id, companies }, { scope, transaction, complete, progress, conclude }) {
    await inPieces(companies, {
      transaction,
      async work(tx, piece) {
        for (const company of piece) await deliver(tx, scope, id, company);
      },
      between: (done) => progress(done, companies.length),
    });
    conclude({ says: `Wysłano do ${companies.length} firm.` });
    await complete(async (tx) => {
      await patch(tx, trailOf(scope), resources.announcements, id, { status: 'sent' });
    });
  },
  /** Those whom it reached have it; it goes to nobody else. */
  async stopped({ announcement: id }, { tx, scope }) {
    const reached = await threadsCount(tx, scope.tenant.id, id);
    await patch(tx, trailOf(scope), resources.announcements, id, { status: 'sent', recipients_count: reached });
    return `Przerwano. Wysłano do ${reached} firm; pozostałe jej nie dostaną.`;
  },
});

async function deliver(tx: Tx, scope: Scope, id: string, companyId: string): Promise<void> {
  const { tenant } = scope;
  const sent = (await lockRecord(tx, tenant.id, resources.announcements, id, [])) as Announcement | null;
  if (!sent || (await threadOf(tx, tenant.id, id, companyId))) return;
  const company = await recipientOf(tx, tenant.id, companyId);
  if (!company) return;
  const subject = cut(
    filledIn(sent.title, company, (text) => text),
    150,
  );
  const made = await create(tx, scope, resources.messages, { subject, company_id: companyId, kind: 'announcement' });
  const thread = await patch(tx, trailOf(scope), resources.messages, made.id, {
    announcement_id: id,
    requires_confirmation: sent.requires_confirmation,
  });
  if (!thread) return;
  await writePost(tx, scope, resources.messages, thread, {
    author_id: sent.sent_by_id,
    from_office: true,
    internal: false,
    body: filledIn(sent.body, company, escapedText),
    reply_to: null,
    mentions: [],
    file_ids: [],
  });
}

/** The text with the company's own words; a name that nobody knows leaves no gap before a comma. */
export function filledIn(text: string, { title, first_name }: Omit<Recipient, 'id'>, write: (word: string) => string): string {
  return text.replace(/\{firma\}|\s?\{imie\}/g, (found) => {
    if (found === '{firma}') return write(title);
    return first_name ? `${found.startsWith('{') ? '' : ' '}${write(first_name)}` : '';
  });
}
