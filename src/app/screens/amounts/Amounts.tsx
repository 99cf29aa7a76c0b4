import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { settlementItems } from '../../../../resources/settlementItems';
import { addMonths, isMonth, monthOf } from '../../../lib/dates';
import { Notice } from '../../kit/Notice';
import { Empty } from '../../layout/Empty';
import { Page } from '../../layout/Page';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';
import { Running } from '../../resource/importing/Running';
import { useStayOnDrop } from '../../resource/importing/useStayOnDrop';
import { WrittenHere } from '../../resource/importing/WrittenHere';
import { officePath } from '../../routing/officePath';
import { ChooseFiles } from './ChooseFiles';
import { type Loaded, ReviewAmounts } from './ReviewAmounts';
import { SendSettlements } from './SendSettlements';
import { Sources } from './Sources';
import { useAmounts } from './useAmounts';

const board = { to: officePath('settlements.list'), label: 'Przejdź do rozliczeń' };

/** Amounts that nobody types: from JPK_V7, Płatnik's files and tables into the month's positions, looked at before anything is written. */
export default function Amounts() {
  const mayWrite = useMay()('create', settlementItems);
  return (
    <Page lead="Wskaż pliki JPK_V7, pliki KEDU z Płatnika albo tabele z programu księgowego. Firmę poznamy po NIP, a przed zapisaniem pokażemy, co się zmieni.">
      {mayWrite ? (
        <Reading />
      ) : (
        <section className="panel">
          <Empty title="Kwoty wpisują osoby, które prowadzą rozliczenia" />
        </section>
      )}
    </Page>
  );
}

function Reading() {
  const today = useToday();
  const asked = useSearchParams()[0].get('month') ?? '';
  const [month, setMonth] = useState(isMonth(asked) ? asked : addMonths(monthOf(today), -1));
  const amounts = useAmounts(month);
  const { sources, reading, plan, faults, fault } = amounts;
  const [loaded, setLoaded] = useState<(Loaded & { sent?: boolean }) | null>(null);

  useStayOnDrop();

  if (loaded)
    return (
      <WrittenHere
        label="Wczytane kwoty"
        resource={settlementItems}
        answer={loaded}
        way={board}
        onUndone={() => setLoaded({ ...loaded, undo: null })}
        onNext={() => setLoaded(null)}
      >
        {(loaded.undo !== null || loaded.sent) && (
          <SendSettlements ids={loaded.settlements} onSent={() => setLoaded({ ...loaded, undo: null, sent: true })} />
        )}
      </WrittenHere>
    );
  return (
    <>
      <ChooseFiles busy={reading !== null} onFiles={(files) => void amounts.read(files)} />
      {reading && <Running label="Czytam pliki:" progress={reading} />}
      {sources.length > 0 && (
        <Sources sources={sources} month={month} onMonth={setMonth} onTeach={amounts.teach} onRemove={amounts.remove} />
      )}
      {faults.length > 0 && (
        <Notice role="alert" severity="warning" above={true}>
          Tych komórek nie odczytaliśmy; popraw plik i wskaż go jeszcze raz:
          <ul>
            {faults.slice(0, 20).map(({ name, row, says }) => (
              <li key={`${name} ${row} ${says}`}>
                {name}, wiersz {row}: {says}
              </li>
            ))}
          </ul>
          {faults.length > 20 && `i jeszcze ${faults.length - 20}.`}
        </Notice>
      )}
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {plan && !reading && (
        <ReviewAmounts
          key={plan.length}
          plan={plan}
          sources={sources}
          onLoaded={(answer) => {
            amounts.forget();
            setLoaded(answer);
          }}
          onRefused={amounts.again}
        />
      )}
    </>
  );
}
