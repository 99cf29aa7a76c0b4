import { useSearchParams } from 'react-router';
import { OtherButton } from '../../../kit/buttons';
import { Notice } from '../../../kit/Notice';

/** Says that files shared from another app are not here, and where they can be chosen again. */
export function SharedLost({ lost, onRead }: { lost: boolean; onRead: () => void }) {
  const [query, setQuery] = useSearchParams();
  const never = query.get('shared') === 'lost';
  if (!lost && !never) return null;
  const read = () => {
    onRead();
    if (never) setQuery({}, { replace: true });
  };
  return (
    <Notice
      severity="error"
      role="alert"
      action={
        <OtherButton size="small" onClick={read}>
          Rozumiem
        </OtherButton>
      }
    >
      {never
        ? 'Nie udało się przejąć udostępnionych plików: telefon nie ma na nie miejsca albo przeglądarka niczego nie przechowuje.'
        : 'Pliki udostępnione z innej aplikacji czekały za długo i nie ma ich już na tym urządzeniu. Nie zostały wysłane.'}{' '}
      Udostępnij je jeszcze raz albo wybierz tutaj.
    </Notice>
  );
}
