import { Form } from 'ra-core';
import { formatDateTime, formatMinutes, toWarsaw } from '../../lib/dates';
import { FieldInput } from '../fields/FieldInput';
import { sendAnew } from '../fields/sendAnew';
import { QuietButton } from '../kit/buttons';
import { Foot } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { PanelTheme } from '../theme/PanelTheme';
import type { StopDialogProps } from './StopDialog';
import { toldEntry } from './savedEntry';
import { useMinutesSince } from './useMinutesSince';
import { useStopping } from './useStopping';

/** The form of the stop dialog. A refusal leaves the timer running and everything as it was typed. */
export default function StopForm({ entry = null, leaving = false, onDone, onClose }: StopDialogProps) {
  const stopping = useStopping({ entry, onDone });
  const { since, nothing, shown, saved, isGone, doing } = stopping;
  if (since === null) return <p>Pomiar zatrzymano już w innej karcie.</p>;
  return (
    <PanelTheme>
      <Form record={nothing} resolver={sendAnew} onSubmit={stopping.save} noValidate={true} disableInvalidFormNotification={true}>
        <p>
          Od {formatDateTime(toWarsaw(new Date(since * 1000)))}, <Length since={since} />.
        </p>
        <ToKnow {...stopping} />
        <div className="fields">
          {Object.entries(shown).map(([key, field]) => (
            <FieldInput key={key} field={field} source={key} />
          ))}
        </div>
        <Foot
          apart={leaving && <QuietButton onClick={onDone}>Wyloguj bez zapisywania</QuietButton>}
          back={saved ? 'Zostaw zapisany wpis' : leaving ? 'Zostań w panelu' : isGone ? 'Zamknij' : 'Mierz dalej'}
          action={saved ? 'Zapisz moje zamiast tamtego' : leaving ? 'Zapisz i wyloguj' : isGone ? 'Zapisz' : 'Zatrzymaj i zapisz'}
          doing={doing}
          onClose={doing ? undefined : saved ? stopping.keepSaved : onClose}
        />
      </Form>
    </PanelTheme>
  );
}

/** What became of the measuring meanwhile, and what the server said. */
function ToKnow({ saved, isGone, asksEnd, sentence }: ReturnType<typeof useStopping>) {
  return (
    <>
      {saved ? (
        <Notice severity="warning" role="alert" above={true}>
          Ten pomiar jest już zapisany: {toldEntry(saved)}. Tutaj wpisano co innego. Nic nie zginęło: wybierz, co ma zostać.
        </Notice>
      ) : (
        isGone && (
          <Notice severity="warning" role="status" above={true}>
            Pomiar zatrzymano już w innej karcie. To, co tu wpiszesz, możesz jeszcze zapisać.
          </Notice>
        )
      )}
      {asksEnd && (
        <Notice severity="warning" role="alert" above={true}>
          Pomiar trwa ponad 8 godzin. Podaj, kiedy praca naprawdę się skończyła; do tego czasu pomiar nie zginie.
        </Notice>
      )}
      {sentence && (
        <Notice severity="error" role="alert" above={true}>
          {sentence}
          {saved || isGone ? '' : ' Pomiar trwa dalej.'}
        </Notice>
      )}
    </>
  );
}

function Length({ since }: { since: number }) {
  return <strong className="number">{formatMinutes(useMinutesSince(since))}</strong>;
}
