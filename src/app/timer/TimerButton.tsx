import { useState } from 'react';
import { formatMinutes } from '../../lib/dates';
import { Icon } from '../theme/Icon';
import { StopDialog } from './StopDialog';
import { useMinutesSince } from './useMinutesSince';
import { useOpenEntry } from './useOpenEntry';
import { useTimer } from './useTimer';
import './timer.css';

/** Starts the timer, shows how long it has run, and asks what it was when it is stopped. */
export function TimerButton() {
  const timer = useTimer();
  const { entry, startedAt: entryStart } = useOpenEntry();
  const [asking, setAsking] = useState(false);
  const running = timer.startedAt ?? entryStart;

  return (
    <>
      {running === null ? (
        <button type="button" className="bar-button timer" onClick={timer.start}>
          <Icon name="play" size={18} />
          <span className="timer-word">Rozpocznij pomiar</span>
          <span className="unseen timer-short">Rozpocznij pomiar czasu</span>
        </button>
      ) : (
        <button type="button" className="bar-button timer timer-running" onClick={() => setAsking(true)}>
          <Icon name="stop" size={18} />
          <span className="unseen">Zatrzymaj pomiar czasu, trwa </span>
          <Elapsed since={running} />
        </button>
      )}
      {asking && (
        <StopDialog
          entry={timer.startedAt === null ? entry : null}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Elapsed({ since }: { since: number }) {
  return <span className="number">{formatMinutes(useMinutesSince(since))}</span>;
}
