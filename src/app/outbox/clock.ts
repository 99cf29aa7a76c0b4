import { formatDateTime, toWarsaw } from '../../lib/dates';

/** The hour and minute of a moment, in Warsaw. */
export const clockOf = (moment: number): string => formatDateTime(toWarsaw(new Date(moment))).slice(-5);
