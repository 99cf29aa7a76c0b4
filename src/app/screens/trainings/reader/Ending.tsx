import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { trainingCompletions } from '../../../../../resources/trainingCompletions';
import { formatDate } from '../../../../lib/dates';
import { MainButton } from '../../../kit/buttons';
import { PaperButtons } from '../../../resource/PaperButtons';
import { isDone, isRead, type Training } from '../training';
import { useLearning } from '../useLearning';

/** The end of a training: the word that it is understood, then what one has of it. */
export function Ending({ training }: { training: Training }) {
  const { mine, acknowledge_text } = training;
  const { step, doing } = useLearning(training);
  const current = mine?.status === 'expired' ? null : mine;
  if (current && isDone(current)) {
    return (
      <section className="panel training-ending" aria-label="Ukończone">
        <p role="status">
          <strong>Szkolenie ukończone {formatDate(String(current.completed_at).slice(0, 10))}.</strong>
          {current.valid_to && ` Ważne do ${formatDate(current.valid_to)}.`}
        </p>
        {current.certificate_number && (
          <ResourceContextProvider value={trainingCompletions.name}>
            <RecordContextProvider value={current}>
              <PaperButtons />
            </RecordContextProvider>
          </ResourceContextProvider>
        )}
      </section>
    );
  }
  const ready = isRead(training);
  const confirmed = Boolean(current?.acknowledged_at);
  return (
    <section className="panel training-ending" aria-label="Potwierdzenie">
      {mine?.status === 'expired' && <p>Poprzednie ukończenie wygasło, dlatego prosimy o przejście szkolenia jeszcze raz.</p>}
      {confirmed ? (
        <p role="status">Potwierdzone. Zostało jeszcze zaliczenie testu.</p>
      ) : (
        <>
          <MainButton
            aria-disabled={!ready || doing}
            aria-describedby={ready ? undefined : 'not-read'}
            onClick={() => ready && !doing && void step('acknowledge')}
          >
            {acknowledge_text}
          </MainButton>
          {!ready && (
            <p id="not-read" className="quiet">
              Potwierdzisz po przeczytaniu wszystkich lekcji.
            </p>
          )}
        </>
      )}
    </section>
  );
}
