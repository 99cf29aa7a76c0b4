import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Panel } from '../../kit/Panel';
import { Pending } from '../../layout/Pending';
import { request } from '../../providers/request';
import '../users/users.css';

interface Handed {
  resource: string;
  words: string;
}

/** In the form of a stand-in: what goes to the deputy, as it is now. */
export function HandedPreview() {
  const [person, deputy] = useWatch({ name: ['person_id', 'deputy_id'] }) as (string | null | undefined)[];
  const { data, error, refetch } = useQuery({
    queryKey: ['stand-ins', 'preview', person, deputy ?? null],
    queryFn: async ({ signal }) => {
      const asked = `/api/stand-ins/preview?person=${person}${deputy ? `&deputy=${deputy}` : ''}`;
      return (await request<{ data: Handed[] }>(asked, { signal })).json.data;
    },
    enabled: Boolean(person),
    retry: false,
  });
  return (
    <Panel title="Co przejdzie na zastępcę">
      <div className="panel-body">
        {!person && <p className="quiet">Wybierz, kogo zastąpić.</p>}
        {person && !data && <Pending error={error} refetch={refetch} lines={3} inPanel={true} />}
        {data?.length === 0 && <p className="quiet">Ta osoba nie ma teraz niczego do przekazania.</p>}
        {data && data.length > 0 && (
          <ul className="role-words">
            {data.map(({ resource, words }) => (
              <li key={resource}>{words}</li>
            ))}
          </ul>
        )}
        <p className="quiet">
          Klienci zobaczą zastępcę jako opiekuna. Po zakończeniu wróci wszystko, co przekazano i czego zastępca nie skończył; co
          skończył albo oddał komuś innemu, zostaje.
        </p>
      </div>
    </Panel>
  );
}
