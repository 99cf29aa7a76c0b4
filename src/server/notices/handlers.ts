import { resources } from '../../../resources';
import { defineHandlers } from '../handlers/define';
import { catalogue, eventCodes } from './catalogue';
import { isFor } from './receivers';

/** A notice is there for its reader while what happens is still for them: their areas, grants, and what the firm has switched on (P03, P18). */
export const notices = defineHandlers(resources.notices, {
  rows: ({ who, tenant }) => [{ field: 'event', any: eventCodes.filter((code) => isFor(catalogue[code], who, tenant)) }],
});
