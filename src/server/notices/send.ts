import { decryptField } from '../auth/crypto/fields';
import { defineJob } from '../jobs/define';
import { DeliveryFailed } from '../mail/deliveryFailed';
import { type Message, MessageRefused } from '../mail/message';
import { withWord } from '../mail/recognition';
import { fieldKeys } from '../records/start';
import { eventNamed } from './catalogue';
import { noticeJob, type Outgoing } from './outgoing';
import { receiversOf } from './receivers';
import { endDelivery } from './rows';

/** Sends one message, if its receiver may still know of what it tells (P18), and writes into the log how it went. */
export const sendNotice = defineJob<Outgoing>({
  name: noticeJob,
  label: 'Wysyłka powiadomienia',
  async run({ delivery, user, event: code, named, message: sealed }, { db, tenant, now, tools, complete }) {
    const event = eventNamed(code);
    const stillMay = event ? await receiversOf(db, tenant, event, [user], named) : [];
    if (stillMay.length === 0)
      return complete((tx) =>
        endDelivery(tx, tenant.id, delivery, { state: 'suppressed', error: 'Odbiorca nie ma już dostępu' }, now),
      );
    const message = JSON.parse(decryptField(fieldKeys(), String(tenant.id), 'notice', sealed)) as Message;
    try {
      await tools.mailer.send(await withWord(db, tenant.id, message));
    } catch (error) {
      if (!isFinal(error)) throw error;
      return complete((tx) => endDelivery(tx, tenant.id, delivery, { state: 'failed', error: error.message }, now));
    }
    await complete((tx) => endDelivery(tx, tenant.id, delivery, { state: 'sent' }, now));
  },
  buried: ({ delivery }, { tx, tenant, now }) =>
    endDelivery(tx, tenant.id, delivery, { state: 'failed', error: 'Nie udało się wysłać mimo ponowień' }, now),
});

/** Another try would end the same. */
export function isFinal(error: unknown): error is Error {
  return error instanceof MessageRefused || (error instanceof DeliveryFailed && !error.passing);
}
