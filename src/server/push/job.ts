import { resources } from '../../../resources';
import type { Resource } from '../../schema';
import { defineJob } from '../jobs/define';
import { eventNamed } from '../notices/catalogue';
import { type HintOutgoing, hintJob } from '../notices/outgoing';
import { receiversOf } from '../notices/receivers';
import { type Ending, endDelivery } from '../notices/rows';
import { isFinal } from '../notices/send';
import { waitingFor } from '../records/waiting/read';
import { systemScope } from '../scope';
import { deliver } from './deliver';
import { dropPushDevice, pushAddressOf, pushKeysOf } from './rows';

/** Sends one hint to one browser, if its person may still know of what it tells (P18); a browser that takes no more is forgotten. */
export const sendHint = defineJob<HintOutgoing>({
  name: hintJob,
  label: 'Powiadomienie na urządzeniu',
  async run({ delivery, device, user, event: code, named, link }, { db, tenant, now, tools, complete }) {
    const end = (ending: Ending, gone = false) =>
      complete(async (tx) => {
        if (gone) await dropPushDevice(tx, tenant.id, user, device);
        await endDelivery(tx, tenant.id, delivery, ending, now);
      });
    const { push } = tools.config;
    if (!push || !tenant.config.switches.webPush)
      return end({ state: 'suppressed', error: 'Powiadomienia na urządzeniach są wyłączone' });
    const address = await pushAddressOf(db, tenant.id, device, user);
    if (!address) return end({ state: 'suppressed', error: 'Odbiorca wyłączył powiadomienia na tym urządzeniu' });
    const event = eventNamed(code);
    const [receiver] = event ? await receiversOf(db, tenant, event, [user], named) : [];
    if (!event || !receiver) return end({ state: 'suppressed', error: 'Odbiorca nie ma już dostępu' });
    const asked = { ...systemScope(tenant, now), who: receiver.who };
    const { total } = await waitingFor(db, asked, Object.values<Resource>(resources));
    const hint = { title: event.label, body: 'Otwórz panel, aby zobaczyć szczegóły.', link, count: total };
    let answer: Awaited<ReturnType<typeof deliver>>;
    try {
      answer = await deliver(push, await pushKeysOf(db, tenant.id, now), address, hint);
    } catch (error) {
      if (!isFinal(error)) throw error;
      return end({ state: 'failed', error: error.message });
    }
    return answer === 'taken'
      ? end({ state: 'sent' })
      : end({ state: 'failed', error: 'Urządzenie nie przyjmuje już powiadomień' }, true);
  },
  buried: ({ delivery }, { tx, tenant, now }) =>
    endDelivery(tx, tenant.id, delivery, { state: 'failed', error: 'Nie udało się wysłać mimo ponowień' }, now),
});
