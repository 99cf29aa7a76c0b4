import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { Link } from 'react-router';
import { settlementItems } from '../../../../resources/settlementItems';
import { sentStates } from '../../../domain/settlement/sentStates';
import { addMonths } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Panel } from '../../kit/Panel';
import { PanelTable } from '../../layout/PanelTable';
import { Pending } from '../../layout/Pending';
import { usePaths } from '../../records/paths';
import { useShown } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { Icon } from '../../theme/Icon';
import { approvalIsNext } from './approvalIsNext';
import { ItemRow } from './ItemRow';
import { type Item, sumsOf } from './item';
import { LoadAmounts } from './LoadAmounts';
import { TransfersLink } from './TransfersLink';
import { useItems } from './useItems';
import { useSettlementDeed } from './useSettlementDeed';

/** The month's positions: amounts, days and accounts are typed where they stand, until the client has them. */
export function ItemsTable() {
  const { record } = useShown();
  const { data, error, refetch } = useItems(String(record.id));
  const { deed, doing } = useSettlementDeed();
  const may = useMay();
  const create = usePaths(settlementItems).create();
  const isOpen = !record.superseded && !sentStates.includes(String(record.status)) && may('create', settlementItems);
  const hidden = (data ?? []).filter(({ stage }) => stage === 'hidden');
  const Approve = approvalIsNext(record, data) ? MainButton : OtherButton;

  // A month is paid after it was sent, so the way stays there.
  const transfers = !record.superseded && <TransfersLink month={String(record.period)} company={String(record.company_id)} />;

  const propose = () =>
    deed(async (provider) => {
      const { data: told } = await provider.act('settlements', record.id, 'propose');
      return Number(told.added);
    }, 'Pozycje są uzupełnione. Sprawdź kwoty z prawa i wpisz pozostałe.');
  const sayNothingDue = () =>
    deed(
      (provider) =>
        provider.create(settlementItems.name, {
          data: {
            settlement_id: record.id,
            kind: 'other',
            amount_type: 'zero',
            amount: 0,
            due_nominal: `${addMonths(String(record.period), 1)}-20`,
            note: 'Za ten miesiąc firma nic nie płaci.',
          },
        }),
      'Dodano „Brak zobowiązania”. Zatwierdź pozycję i wyślij rozliczenie.',
    );
  const approve = () =>
    deed(
      (provider) =>
        provider.actMany(
          settlementItems.name,
          hidden.map(({ id }) => id),
          'approve',
        ),
      'Pozycje są zatwierdzone',
    );

  return (
    <Panel
      list={true}
      className="items"
      title="Pozycje"
      beside={
        isOpen ? (
          <div className="items-actions">
            <OtherButton aria-disabled={doing} onClick={() => doing || void propose()}>
              Zaproponuj pozycje
            </OtherButton>
            <LoadAmounts month={String(record.period)} />
            {transfers}
            {create && (
              <OtherButton component={Link} to={`${create}?settlement_id=${record.id}`}>
                <Icon name="plus" />
                Dodaj pozycję
              </OtherButton>
            )}
            {data?.length === 0 && (
              <OtherButton aria-disabled={doing} onClick={() => doing || void sayNothingDue()}>
                Brak płatności za ten miesiąc
              </OtherButton>
            )}
            {hidden.length > 0 && (
              <Approve aria-disabled={doing} onClick={() => doing || void approve()}>
                Zatwierdź {countOf(hidden.length, 'pozycję', 'pozycje', 'pozycji')}
              </Approve>
            )}
          </div>
        ) : (
          data !== undefined && data.length > 0 && transfers
        )
      }
    >
      {!data ? (
        <Pending error={error} refetch={refetch} lines={5} inPanel={true} />
      ) : data.length > 0 ? (
        <Rows items={data} isOpen={isOpen} />
      ) : (
        <p className="panel-body quiet">
          {isOpen
            ? 'Nie ma jeszcze pozycji. „Zaproponuj pozycje” doda zwykłe dla tej firmy, z terminami i rachunkami; jeśli klient nic nie płaci, wybierz „Brak płatności za ten miesiąc”.'
            : 'Nie ma pozycji.'}
        </p>
      )}
    </Panel>
  );
}

function Rows({ items, isOpen }: { items: readonly Item[]; isOpen: boolean }) {
  const { due, left } = sumsOf(items);
  return (
    <div className="items-scroll">
      <PanelTable className="items-table">
        <TableHead>
          <TableRow>
            <TableCell scope="col">Pozycja</TableCell>
            <TableCell scope="col" className="items-amount">
              Kwota
            </TableCell>
            <TableCell scope="col">Termin zapłaty</TableCell>
            <TableCell scope="col">Rachunek</TableCell>
            <TableCell scope="col">Stan</TableCell>
            <TableCell scope="col">
              <span className="unseen">Czynności</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <ResourceContextProvider value={settlementItems.name}>
            {items.map((item) => (
              <RecordContextProvider key={item.id} value={item}>
                <ItemRow isOpen={isOpen} />
              </RecordContextProvider>
            ))}
          </ResourceContextProvider>
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              Razem do zapłaty
            </TableCell>
            <TableCell className="items-amount number">{formatMoney(due)}</TableCell>
            <TableCell colSpan={4} className="quiet">
              {left > 0 && left < due ? `pozostało ${formatMoney(left)}` : ''}
            </TableCell>
          </TableRow>
        </TableFooter>
      </PanelTable>
    </div>
  );
}
