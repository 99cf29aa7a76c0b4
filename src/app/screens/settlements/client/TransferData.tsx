import { lazy, Suspense, useState } from 'react';
import { formatNrb } from '../../../../domain/identifiers/nrb';
import { restCode } from '../../../../domain/settlement/restCode';
import { vatOfRest } from '../../../../domain/settlement/vatOfRest';
import { formatGrosze, formatMoney } from '../../../../lib/money';
import { OtherButton } from '../../../kit/buttons';
import { Facts, Fact as Known } from '../../../kit/Facts';
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
  Partial<Pick<Item, 'id' | 'amount' | 'pesel_account' | 'payee_nip' | 'split_vat_amount' | 'invoice_number'>>;

/** Said where a part was paid: how that was split nobody knows. */
const PART =
  'Kwotę VAT policzyliśmy od tego, co zostało do zapłaty. Jeśli wcześniejsza wpłata miała inną część VAT, wpisz tyle, ile brakuje do VAT z faktury.';

/** All that a bank asks for about one payment, a button beside each and for all of it, and the banks' code where there can be one. */
export function TransferData({ item }: { item: Transfer }) {
  const [code, setCode] = useState(false);
  const { account_number: account, tax_form_symbol, tax_period_symbol } = item;
  const isTax = item.account_kind === 'micro_tax' || tax_form_symbol !== null;
  const isSplit = typeof item.split_vat_amount === 'number';
  const facts = factsOf(item);
  const all = facts.map(({ label, shown }) => `${label}: ${shown}`).join('\n');
  const text = restCode({ ...item, left: item.balance_amount });
  return (
    <div className="transfer">
      <Facts>
        {!account && item.account_kind === 'micro_tax' && (
          <Known term="Rachunek">
            {item.id && item.pesel_account ? (
              <Suspense fallback={item.pesel_account}>
                <ClosedAccount id={item.id} mask={item.pesel_account} form={tax_form_symbol} period={tax_period_symbol} />
              </Suspense>
            ) : (
              'mikrorachunek z numerem PESEL: widzi go właściciel firmy i osoba od kadr, w rozliczeniu'
            )}
          </Known>
        )}
        {facts.map((fact) => (
          <Shown key={fact.label} {...fact} />
        ))}
      </Facts>
      {isTax && (
        <p className="quiet">
          To przelew podatkowy: w banku wybierz „przelew do urzędu skarbowego”. Kodu QR dla niego nie ma, więc skopiuj dane.
        </p>
      )}
      {isSplit && (
        <p className="quiet">
          To podzielona płatność: w banku wybierz przelew „split payment” (MPP). Kodu QR dla niego nie ma, więc skopiuj dane.
          {(item.amount ?? 0) > item.balance_amount && ` ${PART}`}
        </p>
      )}
      {!isTax && !isSplit && !text && item.balance_amount > 0 && (
        <p className="quiet">Kodu QR nie da się tu złożyć. Skopiuj dane przelewu.</p>
      )}
      <div className="paid-buttons">
        <CopyButton what={`wszystkie dane przelewu: ${itemName(item)}`} text={all} says="Kopiuj wszystko" />
        {text && (
          <OtherButton size="small" aria-expanded={code} onClick={() => setCode(!code)}>
            {code ? 'Ukryj kod QR' : 'Pokaż kod QR dla aplikacji banku'}
          </OtherButton>
        )}
      </div>
      {text && code && (
        <Suspense fallback={<p role="status">Rysuję kod…</p>}>
          <QrCode text={text} label={`Kod QR przelewu: ${itemName(item)}`} />
        </Suspense>
      )}
    </div>
  );
}

interface Fact {
  label: string;
  shown: string;
  copied: string;
  whole?: boolean;
}

/** What a transfer says, in the order of a bank's form. An amount is copied as a form takes it, without what parts its thousands. */
function factsOf(item: Transfer): Fact[] {
  const { account_number: account, payee_name, transfer_title, tax_form_symbol, tax_period_symbol, balance_amount } = item;
  const fact = (label: string, text: string | null): Fact[] => (text ? [{ label, shown: text, copied: text }] : []);
  return [
    ...(account ? [{ label: 'Rachunek', shown: formatNrb(account), copied: account }] : []),
    {
      label: 'Kwota',
      shown: formatMoney(balance_amount),
      copied: formatGrosze(balance_amount).replace(/\s/g, ''),
      whole: true,
    },
    ...fact('Odbiorca', payee_name),
    ...splitFacts(item),
    ...fact('Tytuł', transfer_title),
    ...fact('Symbol formularza', tax_form_symbol),
    ...fact('Okres', tax_period_symbol),
  ];
}

/** What a split payment says besides: how much of it is VAT, on which invoice of which seller. */
function splitFacts({ split_vat_amount, invoice_number, payee_nip, amount, balance_amount }: Transfer): Fact[] {
  if (typeof split_vat_amount !== 'number') return [];
  const vat = vatOfRest(split_vat_amount, amount ?? balance_amount, balance_amount);
  const copied = formatGrosze(vat).replace(/\s/g, '');
  const fact = (label: string, text: string | null | undefined): Fact[] => (text ? [{ label, shown: text, copied: text }] : []);
  return [
    { label: 'Kwota VAT', shown: formatMoney(vat), copied, whole: true },
    ...fact('Numer faktury', invoice_number),
    ...fact('Odbiorca, NIP', payee_nip),
  ];
}

function Shown({ label, shown, copied, whole = false }: Fact) {
  return (
    <Known term={label}>
      <span className={whole ? 'number whole' : 'number'}>{shown}</span>
      <CopyButton what={label.charAt(0).toLowerCase() + label.slice(1)} text={copied} />
    </Known>
  );
}
