import type { OwnFields } from '../ownFields';

export default { shownElsewhere: ['audience', 'excluded'] } satisfies OwnFields;
