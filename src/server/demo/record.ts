import type { companies } from '../../../resources/companies';
import type { RecordOf } from '../../schema';

export type Company = RecordOf<typeof companies>;
