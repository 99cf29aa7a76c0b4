import Box from '@mui/material/Box';
import { useState } from 'react';
import { Link } from 'react-router';
import { companies } from '../../../../../resources/companies';
import type { ImportAnswer, UndoAnswer } from '../../../../contract/imports';
import { monthOf } from '../../../../lib/dates';
import { countOf } from '../../../../lib/text';
import { OtherButton, QuietButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';
import { Panel } from '../../../kit/Panel';
import { useToday } from '../../../records/useToday';
import { ImportDone } from '../../../resource/importing/ImportDone';
import { officePath } from '../../../routing/officePath';
import { GenerateButton } from '../../recurring-tasks/GenerateButton';
import { OpenMonthDialog } from '../../settlements/OpenMonthDialog';
import { Invite } from './Invite';
import type { Invitee } from './invited';

export interface MadeCompanies {
  answer: Omit<ImportAnswer, 'data'>;
  people: readonly Invitee[];
  /** Companies whose clients have no address. */
  unreachable: number;
  /** The NIPs of the rows that were sent, in their order. */
  nips: readonly string[];
}

interface MadeProps extends MadeCompanies {
  /** Companies that stand in the list: those that were left out, and all that were taken back. */
  waiting: number;
  onUndone: (came: UndoAnswer) => void;
  onNext: () => void;
}

/** After the companies are made: the way back, and what makes of them a working office. */
export function Made({ answer, people, unreachable, waiting, onUndone, onNext }: MadeProps) {
  const today = useToday();
  const [opening, setOpening] = useState(false);
  return (
    <>
      <Box component="section" className="panel panel-body" aria-label="Założone firmy" sx={{ display: 'grid', gap: 2, mb: 2 }}>
        {waiting > 0 && (
          <Notice
            role="alert"
            severity="warning"
            action={
              <QuietButton size="small" color="inherit" onClick={onNext}>
                Wróć do nich
              </QuietButton>
            }
          >
            {countOf(waiting, 'firma z listy czeka', 'firmy z listy czekają', 'firm z listy czeka')}{' '}
            {answer.undo ? 'na uzupełnienie' : 'na założenie'}.
          </Notice>
        )}
        <ImportDone
          resource={companies}
          answer={answer}
          onUndone={onUndone}
          onNext={onNext}
          next={waiting > 0 ? 'Wróć do listy' : 'Następna lista'}
        />
      </Box>
      {answer.undo && (
        <Panel title="Co dalej">
          <Box className="panel-body" component="ol" sx={{ display: 'grid', gap: 2, m: 0, pl: 4, listStyle: 'decimal' }}>
            <li>
              <p>Obowiązki wynikają z kart firm i już są. Załóż z nich rozliczenia miesiąca i zadania.</p>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <OtherButton component={Link} to={officePath('obligations')}>
                  Zobacz obowiązki
                </OtherButton>
                <OtherButton onClick={() => setOpening(true)}>Otwórz miesiąc</OtherButton>
                <GenerateButton />
              </Box>
            </li>
            <li>
              <p>Zaproś klientów. Każdy dostanie list z linkiem do swojej firmy.</p>
              <Invite people={people} unreachable={unreachable} />
            </li>
          </Box>
        </Panel>
      )}
      {opening && (
        <OpenMonthDialog period={monthOf(today)} onClose={() => setOpening(false)} onOpened={() => setOpening(false)} />
      )}
    </>
  );
}
