import { settlementItems } from '../../resources/settlementItems';
import { importRowsOf } from './imports';

/**
 * V02: how much one file may bring, how many figures are asked about at once, and how many are taken in altogether, as they are written as one import. A question stays well below
 * the values that any body may have, so that a company's figures fit in one beyond it.
 */
export const amountLimits = { fileBytes: 64 * 1024 * 1024, readings: 120, altogether: importRowsOf(settlementItems) };
