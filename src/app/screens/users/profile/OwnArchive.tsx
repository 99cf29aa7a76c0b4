import { OtherButton } from '../../../kit/buttons';
import { ProfileSection } from '../../../layout/ProfileSection';
import { usePackage } from '../../../resource/usePackage';
import { useUser } from '../../../session/useSession';

/** All that the panel keeps of oneself, to take away (art. 15 and 20 RODO). */
export function OwnArchive() {
  const { id } = useUser();
  const { begin, question } = usePackage();
  return (
    <ProfileSection title="Moje dane w jednym pliku">
      <p>
        Archiwum z tym, co panel przechowuje o Tobie: do czytania, dla programów i z plikami. Na przygotowany plik czeka się
        chwilę.
      </p>
      <p>
        <OtherButton onClick={() => void begin({ kind: 'export', resource: 'users', id: String(id) })}>
          Przygotuj moje dane
        </OtherButton>
      </p>
      {question}
    </ProfileSection>
  );
}
