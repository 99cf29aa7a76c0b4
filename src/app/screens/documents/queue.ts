import { officePath } from '../../routing/officePath';

/** Where the office checks documents one after another. */
export const queuePath = officePath('dashboard.documents.queue');

/** States that wait for the office. */
export const waiting = ['new', 'in_check'];

/** What stands in the queue: from clients, the oldest first. */
export const queueFilter = { status: waiting, direction: ['from_client', 'private'] };
export const queueSort = { field: 'created', order: 'ASC' } as const;
