import { resources } from '../../../resources';
import { invalid } from '../errors';
import { defineHandlers } from '../handlers/define';
import { eventNamed } from './catalogue';
import { commonVariables } from './define';
import { unknownVariables } from './template';

const texts = ['portal_text', 'subject', 'body', 'sms_text'] as const;

/** How the office tells of events: texts hold only variables that the event has, and what nobody may switch off stays on. */
export const notificationRules = defineHandlers(resources['notification-rules'], {
  update(changes, before) {
    const event = eventNamed(before.code);
    if (!event) return changes;
    const faults: Record<string, string> = {};
    for (const key of texts) {
      const unknown = unknownVariables(changes[key] ?? '', event);
      if (unknown.length > 0) faults[key] = `Tu nie ma zmiennej ${unknown.map((name) => `{${name}}`).join(', ')}`;
    }
    if (event.mandatory && changes.enabled === false) faults.enabled = 'Tego powiadomienia nie można wyłączyć';
    const days = (changes.offsets ?? []).map((item) => item.days);
    if (new Set(days).size !== days.length) faults.offsets = 'Ta sama liczba dni jest podana dwa razy';
    if (Object.keys(faults).length > 0) throw invalid(faults);
    return changes;
  },
  present({ code }) {
    const event = code === undefined ? null : eventNamed(code);
    return { variables: event ? [...commonVariables, ...event.variables] : [] };
  },
});
