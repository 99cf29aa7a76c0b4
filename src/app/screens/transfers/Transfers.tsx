import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { settlementItems } from '../../../../resources/settlementItems';
import { mayTakeTransfers } from '../../../access/transfers';
import { type PayingAccounts, type TransferRow, transferLimits } from '../../../contract/transfers';
import { addMonths, isMonth, monthOf } from '../../../lib/dates';
import { formatMoney } from '../../../lib/money';
import { countOf } from '../../../lib/text';
import { DateBox } from '../../fields/dates/DateBox';
import { useHeld } from '../../fields/dates/useHeld';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { Panel } from '../../kit/Panel';
import { useDeed } from '../../kit/useDeed';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { saidBy } from '../../providers/saidBy';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { officePath } from '../../routing/officePath';
import { useUser } from '../../session/useSession';
import { useTenant } from '../../tenant/useTenant';
import { type Choice, takePackage, transferPlan } from './calls';
import { LeftTransfers } from './LeftTransfers';
import { PaysFrom } from './PaysFrom';
import { TransfersTable } from './TransfersTable';

/** A month's payments as packages for the banks (Elixir-0): of one client, or of all that are ticked. */
export default function Transfers() {
  const mayWrite = useMay()('edit', settlementItems);
  const mayTake = mayTakeTransfers(useUser(), useTenant().switches);
  return (
    <Page
      lead="Zaznacz płatności miesiąca i pobierz plik, który wczytasz w banku. Panel sam niczego nie płaci."
      actions={
        <>
          <OtherButton component={Link} to={officePath('statements')}>
            Wczytaj wyciąg
          </OtherButton>
          <OtherButton component={Link} to={officePath('transfer-profiles.list')}>
            Profile banków
          </OtherButton>
        </>
      }
    >
      {mayWrite && mayTake ? (
        <Months />
      ) : (
        <section className="panel">
          <Empty title="Paczki przelewów pobierają osoby, którym pozwala na to biuro" />
        </section>
      )}
    </Page>
  );
}

function Months() {
  const today = useToday();
  const [query] = useSearchParams();
  const asked = query.get('month') ?? '';
  const company = query.get('company');
  const [month, setMonth] = useState(isMonth(asked) ? asked : addMonths(monthOf(today), -1));
  const [choice, setChoice] = useState<Choice>({ on: null, from: {} });
  const monthBox = useHeld({ kind: 'month', asked: month, optional: false, pass: setMonth });
  const dayBox = useHeld({ kind: 'date', asked: choice.on ?? '', pass: (on) => setChoice({ ...choice, on: on || null }) });
  const { data: plan, error } = useQuery({
    queryKey: ['transfers', month, company, choice],
    queryFn: () => transferPlan(month, company, choice),
    // Another day or account changes what stands there; another month's transfers are none of these.
    placeholderData: (before, query) => (query?.queryKey[1] === month && query.queryKey[2] === company ? before : undefined),
    retry: false,
  });
  return (
    <>
      <Box component="section" className="panel panel-body" aria-label="Które przelewy" sx={{ mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
          <DateBox label="Miesiąc rozliczenia" {...monthBox} />
          <DateBox label="Dzień przelewów" {...dayBox} helperText={dayBox.helperText ?? 'Puste: każdy w swoim terminie'} />
        </Box>
      </Box>
      {error && (
        <Notice severity="error" role="alert">
          {saidBy(error)}
        </Notice>
      )}
      {plan && !error && (
        <Package
          key={`${month} ${company}`}
          rows={plan.rows}
          choices={plan.choices}
          choice={choice}
          onFrom={(id, account) => setChoice({ ...choice, from: { ...choice.from, [id]: account } })}
        />
      )}
    </>
  );
}

interface PackageProps {
  rows: readonly TransferRow[];
  choices: readonly PayingAccounts[];
  choice: Choice;
  onFrom: (company: string, account: string) => void;
}

function Package({ rows, choices, choice, onFrom }: PackageProps) {
  const { deed, doing } = useDeed({ changes: ['transfers', settlementItems.name] });
  const [asking, setAsking] = useState(false);
  const ready = rows.filter(({ transfer }) => transfer !== null);
  // What was in a package before stays out of the next one, until somebody ticks it.
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = ({ item_id, taken }: TransferRow) => changed.get(item_id) ?? !taken;
  const chosen = ready.filter(isTicked);
  const again = chosen.some(({ taken }) => taken);
  const sum = chosen.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const payers = new Map(
    choices.map((each) => {
      const value = choice.from[each.company.id] ?? each.accounts[0] ?? '';
      const pick = (
        <PaysFrom key={each.company.id} {...each} value={value} onChange={(account) => onFrom(each.company.id, account)} />
      );
      return [each.company.id, pick] as const;
    }),
  );
  // A company none of whose payments can go may be one with another account to pay from.
  const elsewhere = choices.filter(({ company }) => !ready.some((row) => row.company.id === company.id));
  const many = countOf(chosen.length, 'przelew', 'przelewy', 'przelewów');
  const tooMany = chosen.length > transferLimits.transfers;

  const take = () =>
    deed(async () => {
      await takePackage(
        chosen.map(({ item_id }) => item_id),
        again,
        choice,
      );
      setChanged(new Map());
      return `Pobrano paczkę: ${many}, ${formatMoney(sum)}.`;
    });

  return (
    <Panel title="Przelewy">
      <Box className="panel-body" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {elsewhere.map(({ company }) => (
          <Box key={company.id}>
            {company.title} – z rachunku: {payers.get(company.id)}
          </Box>
        ))}
        {ready.length === 0 ? (
          <Notice>W tym miesiącu nie ma przelewu, który można dać do paczki.</Notice>
        ) : (
          <>
            <TransfersTable
              rows={ready}
              payers={payers}
              ticked={new Set(chosen.map(({ item_id }) => item_id))}
              onTick={(ids, on) => setChanged(new Map([...changed, ...ids.map((id) => [id, on] as const)]))}
            />
            {tooMany && (
              <Notice severity="warning" role="alert">
                Jedna paczka mieści {transferLimits.transfers} przelewów. Odznacz część firm i pobierz je potem.
              </Notice>
            )}
            <Box>
              <MainButton
                disabled={chosen.length === 0 || tooMany}
                aria-disabled={doing}
                onClick={() => doing || (again ? setAsking(true) : void take())}
              >
                {chosen.length === 0 ? 'Pobierz paczkę' : `Pobierz paczkę: ${many}, ${formatMoney(sum)}`}
              </MainButton>
            </Box>
          </>
        )}
        <LeftTransfers rows={rows} />
        {asking && (
          <ConfirmDialog title="Pobrać je jeszcze raz?" action="Pobierz" onConfirm={take} onClose={() => setAsking(false)}>
            <p>
              Część tych przelewów była już w paczce. Sprawdź w banku, czy nie zostały zlecone, żeby nikt nie zapłacił dwa razy.
            </p>
          </ConfirmDialog>
        )}
      </Box>
    </Panel>
  );
}
