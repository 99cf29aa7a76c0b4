import type { Cell } from '../../../contract/reports';
import { formatMinutes } from '../../../lib/dates';

/** Minutes of a report as hours with a fraction, so that a chart's marks stand at whole hours. */
export const hours = (minutes: Cell | undefined): number => Number(minutes ?? 0) / 60;

export const formatHours = (value: number): string => formatMinutes(value * 60);
