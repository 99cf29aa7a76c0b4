import { type DataProvider, type Identifier, useDataProvider } from 'ra-core';
import { settlementItems } from '../../../../../resources/settlementItems';
import { microAccountOwner } from '../../../../domain/identifiers/microAccount';
import { formatNrb } from '../../../../domain/identifiers/nrb';
import { isPeriodSymbol, taxTransferTitle } from '../../../../domain/payments/taxTitle';
import { Concealed } from '../../../fields/Concealed';
import type { PanelDataProvider } from '../../../providers/dataProvider';
import { CopyButton } from './CopyButton';

interface ClosedAccountProps {
  id: Identifier;
  mask: string;
  /** Symbols of the form and the period, from which the transfer's title is made once the account is open. */
  form: string | null;
  period: string | null;
}

/** A micro-account that is made of a PESEL: masked until the payer opens it, then to be copied with its title (P08). */
export default function ClosedAccount({ id, mask, form, period }: ClosedAccountProps) {
  const provider = useDataProvider<PanelDataProvider & DataProvider>();
  return (
    <Concealed
      mask={mask}
      label="rachunek"
      open={() => provider.reveal(settlementItems.name, id, 'pesel_account')}
      format={(account) => {
        const title = titleOf(account, form, period);
        return (
          <>
            {formatNrb(account)} <CopyButton what="rachunek" text={account} />
            {title && (
              <>
                <br />
                Tytuł: {title} <CopyButton what="tytuł" text={title} />
              </>
            )}
          </>
        );
      }}
    />
  );
}

function titleOf(account: string, form: string | null, period: string | null): string | null {
  const identifier = microAccountOwner(account);
  if (identifier === null || !form || !period || !isPeriodSymbol(period)) return null;
  return taxTransferTitle({ identifier, identifier_type: 'P', period, form, liability: '' });
}
