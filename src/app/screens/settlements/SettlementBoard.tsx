import { useStore } from 'ra-core';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addMonths, formatMonth, monthOf } from '../../../lib/dates';
import { DateBox } from '../../fields/dates/DateBox';
import { useHeld } from '../../fields/dates/useHeld';
import { MainButton, OtherButton } from '../../kit/buttons';
import { Tick } from '../../kit/Tick';
import { Page } from '../../layout/Page';
import { useDeclared } from '../../records/useDeclared';
import { useMay } from '../../records/usePermit';
import { useToday } from '../../records/useToday';
import { ResourceList } from '../../resource/ListScreen';
import { useUser } from '../../session/useSession';
import { Icon } from '../../theme/Icon';
import { BoardColumns } from './BoardColumns';
import { LoadAmounts } from './LoadAmounts';
import { OpenMonthDialog } from './OpenMonthDialog';
import { TransfersLink } from './TransfersLink';
import './board.css';

type View = 'board' | 'table';

/** As wide as a finger, so that the month stays between its arrows on a phone. */
const arrow = { minWidth: '2.75rem', px: 1 };

/** A month of all companies: a board by stage, or a table. */
export default function SettlementBoard() {
  const resource = useDeclared();
  const today = useToday();
  const { id, roles } = useUser();
  const may = useMay();
  const [kept, keepView] = useStore<View>('settlements.view', 'board');
  const [pressed, setPressed] = useState<View | null>(null);
  // A link that narrows the list leads to what it counted; the board shows a whole month.
  const [query] = useSearchParams();
  const view = pressed ?? (query.has('filter') ? 'table' : kept);
  const [period, setPeriod] = useState(addMonths(monthOf(today), -1));
  const [mine, setMine] = useStore<boolean>('settlements.mine', roles.length === 0);
  const [opening, setOpening] = useState(false);
  const box = useHeld({ kind: 'month', asked: period, optional: false, pass: setPeriod });
  const filter = useMemo(() => ({ period, superseded: false, ...(mine ? { owner_id: id } : {}) }), [period, mine, id]);
  const startsWith = useMemo(() => ({ period: [period], ...(mine ? { owner_id: [id] } : {}) }), [period, mine, id]);

  function show(next: View) {
    setPressed(next);
    keepView(next);
  }

  const switches = (
    <fieldset className="board-switches">
      <legend className="unseen">Widok</legend>
      {(['board', 'table'] as const).map((each) => (
        <OtherButton key={each} aria-pressed={view === each} onClick={() => show(each)}>
          {each === 'board' ? 'Tablica' : 'Tabela'}
        </OtherButton>
      ))}
    </fieldset>
  );
  const open = may('create', resource) && (
    <MainButton onClick={() => setOpening(true)}>
      <Icon name="plus" />
      Otwórz miesiąc
    </MainButton>
  );
  const load = (
    <>
      <LoadAmounts month={period} />
      <TransfersLink month={period} />
    </>
  );
  const dialog = opening && <OpenMonthDialog period={period} onClose={() => setOpening(false)} onOpened={setPeriod} />;
  if (view === 'table')
    return (
      <>
        <ResourceList
          startsWith={startsWith}
          actions={
            <>
              {switches}
              {load}
            </>
          }
          createButton={open || null}
        />
        {dialog}
      </>
    );
  return (
    <Page
      actions={
        <>
          {switches}
          {load}
          {open}
        </>
      }
    >
      <div className="board-bar">
        <div className="board-month">
          <OtherButton sx={arrow} onClick={() => setPeriod(addMonths(period, -1))}>
            <Icon name="left" />
            <span className="unseen">Poprzedni miesiąc</span>
          </OtherButton>
          <DateBox label="Miesiąc tablicy" unlabelled={true} {...box} />
          <span className="unseen" aria-live="polite">
            {formatMonth(period)}
          </span>
          <OtherButton sx={arrow} onClick={() => setPeriod(addMonths(period, 1))}>
            <Icon name="right" />
            <span className="unseen">Następny miesiąc</span>
          </OtherButton>
        </div>
        <Tick label="Tylko moje firmy" checked={mine} onTick={setMine} />
      </div>
      <BoardColumns filter={filter} />
      {dialog}
    </Page>
  );
}
