import type { OwnFields } from '../ownFields';

// What only the server reads: which value it is about, and what it would write.
export default { shownElsewhere: ['subject', 'values'] } satisfies OwnFields;
