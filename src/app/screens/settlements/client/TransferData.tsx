import { lazy, Suspense, useState } from 'react';
import { formatNrb } from '../../../../domain/identifiers/nrb';
import { restCode } from '../../../../domain/settlement/restCode';
import { formatGrosze } from '../../../../lib/money';
import { type Item, itemName } from '../item';
import { CopyButton } from './CopyButton';

const ClosedAccount = lazy(() => import('./ClosedAccount'));
const QrCode = lazy(() => import('./QrCode'));

/** What of a payment its transfer is made of. */
export type Transfer = Pick<
  Item,
  | 'kind'
  | 'person'
  | 'balance_amount'
  | 'account_kind'
  | 'account_number'
  | 'payee_name'
  | 'transfer_title'
  | 'tax_form_symbol'
  | 'tax_period_symbol'
> &
  Partial<Pick<Item, 'id' | 'pesel_account'>>;

/** All that a bank asks for about one payment, a button beside each to copy it, and the banks' code. */
export function TransferData({ item }: { item: Transfer }) {
  const [code, setCode] = useState(false);
  const { account_number: account, payee_name, transfer_title, tax_form_symbol, tax_period_symbol } = item;
  const text = restCode({ ...item, left: item.balance_amount });
  return (
    <div className="transfer">
      <dl>
        {account && <Fact label="Rachunek" shown={formatNrb(account)} copied={account} />}
        {!account && item.account_kind === 'micro_tax' && (
          <div>
            <dt>Rachunek</dt>
            <dd>
              {item.id && item.pesel_account ? (
                <Suspense fallback={item.pesel_account}>
                  <ClosedAccount id={item.id} mask={item.pesel_account} form={tax_form_symbol} period={tax_period_symbol} />
                </Suspense>
              ) : (
                'mikrorachunek z numerem PESEL: widzi go właściciel firmy i osoba od kadr, w rozliczeniu'
              )}
            </dd>
          </div>
        )}
        <Fact label="Kwota" shown={`${formatGrosze(item.balance_amount)} zł`} copied={formatGrosze(item.balance_amount)} />
        {payee_name && <Fact label="Odbiorca" shown={payee_name} copied={payee_name} />}
        {transfer_title && <Fact label="Tytuł" shown={transfer_title} copied={transfer_title} />}
        {tax_form_symbol && <Fact label="Symbol formularza" shown={tax_form_symbol} copied={tax_form_symbol} />}
        {tax_period_symbol && <Fact label="Okres" shown={tax_period_symbol} copied={tax_period_symbol} />}
      </dl>
      {tax_form_symbol && <p className="quiet">To przelew podatkowy: w banku wybierz „przelew do urzędu skarbowego”.</p>}
      {text && (
        <button type="button" className="quiet-button" aria-expanded={code} onClick={() => setCode(!code)}>
          {code ? 'Ukryj kod QR' : 'Pokaż kod QR dla aplikacji banku'}
        </button>
      )}
      {text && code && (
        <Suspense fallback={<p role="status">Rysuję kod…</p>}>
          <QrCode text={text} label={`Kod QR przelewu: ${itemName(item)}`} />
        </Suspense>
      )}
    </div>
  );
}

function Fact({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="number">{shown}</span>
        <CopyButton what={label.toLowerCase()} text={copied} />
      </dd>
    </div>
  );
}
