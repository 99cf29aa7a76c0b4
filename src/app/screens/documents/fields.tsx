import type { documents } from '../../../../resources/documents';
import { formatMoney, unitOf } from '../../../lib/money';
import { Nothing } from '../../fields/Nothing';
import type { Answered } from '../../records/answered';
import type { WidgetProps } from '../../resource/ownParts';
import type { OwnFields } from '../ownFields';

/** An amount of a paper that may be in another currency than złoty. */
function amountOf(key: string) {
  return ({ record }: WidgetProps) => {
    const { [key]: amount, currency } = record as Answered<typeof documents, never, 'currency'>;
    if (typeof amount !== 'number') return <Nothing />;
    return <span className="number">{formatMoney(amount, unitOf(currency))}</span>;
  };
}

export default {
  widgets: {
    net_amount: amountOf('net_amount'),
    vat_amount: amountOf('vat_amount'),
    gross_amount: amountOf('gross_amount'),
  },
} satisfies OwnFields;
