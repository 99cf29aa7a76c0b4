import { QuietButton } from '../../../kit/buttons';
import { saidBy } from '../../../providers/saidBy';
import type { Keeping } from './answerKeeper';

const words: Readonly<Record<Keeping, string>> = {
  idle: 'Odpowiedzi zapisują się same',
  saving: 'Zapisywanie…',
  saved: 'Zapisano',
  held: 'Nie ma sieci: odpowiedzi czekają na tym urządzeniu i zapiszą się same',
  failed: '',
};

/** Whether what was answered is safe; a failed saving says so and can be tried at once. */
export function KeepingLine({ state, error, onRetry }: { state: Keeping; error: unknown; onRetry: () => void }) {
  if (state === 'failed')
    return (
      <p className="keeping fault" role="alert">
        Odpowiedzi czekają na zapis. {saidBy(error)}{' '}
        <QuietButton size="small" onClick={onRetry}>
          Zapisz teraz
        </QuietButton>
      </p>
    );
  return (
    <p className="keeping quiet" role="status">
      {words[state]}
    </p>
  );
}
