import type { resources } from '../../../resources';
import type { RecordOf } from '../../schema';

/** A rule as its record is. */
export type Rule = RecordOf<(typeof resources)['recurring-tasks']>;
