import type { RaRecord } from 'ra-core';
import { settlements } from '../../../../resources/settlements';
import type { Item } from './item';

const sendable: readonly string[] = settlements.fields.status.transitions?.publish?.from ?? [];

/** Whether the month would be sent now, but for positions that nobody approved: sending it is refused until somebody does. */
export const approvalIsNext = ({ status, superseded }: RaRecord, items: readonly Item[] = []): boolean =>
  !superseded && sendable.includes(String(status)) && items.some(({ stage }) => stage === 'hidden');
