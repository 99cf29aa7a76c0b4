import type { RaRecord } from 'ra-core';
import { formatMoney } from '../../../lib/money';
import { Nothing } from '../../fields/Nothing';
import type { WidgetProps } from '../../resource/ownParts';
import type { OwnFields } from '../ownFields';

/** What a client pays with VAT. */
function Gross({ record }: WidgetProps) {
  const { gross_amount } = record as RaRecord & { gross_amount?: number };
  return gross_amount === undefined ? <Nothing /> : <span className="number">{formatMoney(gross_amount)}</span>;
}

export default { widgets: { gross_amount: Gross } } satisfies OwnFields;
