import type { Lockout } from '../../../tenants/lockouts';
import { ConfirmDialog } from '../../resource/ConfirmDialog';

interface SavingTakesAwayProps {
  lost: readonly Lockout[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Says what saving would take from the firm for good, and who alone can give it back. */
export function SavingTakesAway({ lost, onConfirm, onClose }: SavingTakesAwayProps) {
  if (lost.length === 0) return null;
  const forGood = lost.some(({ key }) => key === 'settings');
  return (
    <ConfirmDialog title="Zapisać mimo to?" action="Zapisz zmiany" dangerous={true} onConfirm={onConfirm} onClose={onClose}>
      <ul>
        {lost.map(({ key, says }) => (
          <li key={key}>{says}</li>
        ))}
      </ul>
      <p>
        {forGood
          ? 'Przywrócić to może tylko operator serwera, poleceniem '
          : 'Można to cofnąć w Ustawieniach; operator serwera zrobi to też poleceniem '}
        <code>npm run firm:open</code>.
      </p>
    </ConfirmDialog>
  );
}
