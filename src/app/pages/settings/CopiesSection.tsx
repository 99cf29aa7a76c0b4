import { useQuery } from '@tanstack/react-query';
import type { CopiesState } from '../../../contract/copies';
import { formatDateTime } from '../../../lib/dates';
import { countOf } from '../../../lib/text';
import { fileSize } from '../../fields/storedFiles';
import { OtherButton } from '../../kit/buttons';
import { Notice } from '../../kit/Notice';
import { useDeed } from '../../kit/useDeed';
import { Pending } from '../../layout/Pending';
import { ProfileSection } from '../../layout/ProfileSection';
import { request } from '../../providers/request';

const path = '/api/settings/copies';

/** How old the newest copy of the data is, whether a trial showed that it can be restored, and a copy at once. */
export function CopiesSection() {
  const { deed } = useDeed({ changes: ['settings'] });
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'copies'],
    queryFn: async ({ signal }) => (await request<{ data: CopiesState }>(path, { signal })).json.data,
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? 3_000 : 60_000),
    retry: false,
  });
  const copyNow = () =>
    deed(async () => {
      await request(path, { method: 'POST' });
      return 'Kopia powstanie za chwilę';
    });
  return (
    <ProfileSection title="Kopie zapasowe">
      {!data ? (
        <Pending error={error} refetch={refetch} />
      ) : !data.isOn ? (
        <p>Ten serwer sam nie robi kopii zapasowych. Zapytaj osobę, która się nim opiekuje, kto i gdzie je robi.</p>
      ) : (
        <>
          <Newest {...data} />
          <Trial {...data} />
          <p>
            <OtherButton aria-disabled={data.isUnderWay} onClick={() => void copyNow()}>
              {data.isUnderWay ? 'Kopia powstaje…' : 'Zrób kopię teraz'}
            </OtherButton>
          </p>
        </>
      )}
    </ProfileSection>
  );
}

function Newest({ made, failed, isOld, every }: CopiesState) {
  return (
    <>
      {made ? (
        <p>
          Ostatnia kopia: <span className="number">{formatDateTime(made.at)}</span>, {ageOf(made.minutesAgo)}. Baza{' '}
          {fileSize(made.bytes)}, {countOf(made.rows, 'wiersz', 'wiersze', 'wierszy')},{' '}
          {countOf(made.files, 'plik', 'pliki', 'plików')}.
        </p>
      ) : (
        <p>Nie ma jeszcze żadnej kopii.</p>
      )}
      <p className="quiet">Nowa kopia powstaje co {countOf(every ?? 0, 'minutę', 'minuty', 'minut')}.</p>
      {isOld && (
        <Notice severity="warning" role="status" above={true}>
          Kopia jest za stara. Zgłoś to osobie, która opiekuje się serwerem.
        </Notice>
      )}
      {failed && (
        <Notice severity="warning" role="status" above={true}>
          Ostatnia próba zrobienia kopii nie powiodła się ({formatDateTime(failed)}). Serwer ponawia ją sam.
        </Notice>
      )}
      {made && made.missing > 0 && (
        <Notice severity="warning" role="status" above={true}>
          W magazynie serwera brakuje: {countOf(made.missing, 'plik', 'pliki', 'plików')}. Zgłoś to osobie, która opiekuje się
          serwerem.
        </Notice>
      )}
    </>
  );
}

function Trial({ tried, trialFailed }: CopiesState) {
  return (
    <>
      {tried ? (
        <p>
          Próbne odtworzenie: <span className="number">{formatDateTime(tried.at)}</span>, udane w{' '}
          {countOf(tried.seconds, 'sekundę', 'sekundy', 'sekund')}. Zgadzały się{' '}
          {countOf(tried.rows, 'wiersz', 'wiersze', 'wierszy')}, {countOf(tried.files, 'plik', 'pliki', 'plików')}, dziennik zmian
          i logowanie.
        </p>
      ) : (
        <p>Odtworzenia kopii jeszcze nie wypróbowano. Serwer robi to sam raz w tygodniu, nocą.</p>
      )}
      {trialFailed && (
        <Notice severity="warning" role="status" above={true}>
          Próbne odtworzenie nie powiodło się ({formatDateTime(trialFailed)}). Zgłoś to osobie, która opiekuje się serwerem.
        </Notice>
      )}
    </>
  );
}

function ageOf(minutes: number): string {
  if (minutes < 1) return 'przed chwilą';
  if (minutes < 120) return `${countOf(minutes, 'minutę', 'minuty', 'minut')} temu`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${countOf(hours, 'godzinę', 'godziny', 'godzin')} temu`;
  return `${countOf(Math.floor(hours / 24), 'dzień', 'dni', 'dni')} temu`;
}
