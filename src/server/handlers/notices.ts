import { resources } from '../../../resources';
import { catalogue, eventCodes } from '../notices/catalogue';
import { isFor } from '../notices/receivers';
import { defineHandlers } from './define';

/** A notice is there for its reader while what happens is still for them: their areas, grants, and what the firm has switched on (P03, P18). */
export const notices = defineHandlers(resources.notices, {
  rows: ({ who, tenant }) => [{ field: 'event', any: eventCodes.filter((code) => isFor(catalogue[code], who, tenant)) }],
});
