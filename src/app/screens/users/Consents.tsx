import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Consent,
  type ConsentKind,
  consentKinds,
  consentLabel,
  consentSources,
  type OfficeSource,
  officeSources,
  sourceLabel,
} from '../../../contract/consents';
import { formatDateTime } from '../../../lib/dates';
import { SelectBox } from '../../fields/SelectBox';
import { useStepUp } from '../../form/useStepUp';
import { OtherButton, QuietButton } from '../../kit/buttons';
import { useDeed } from '../../kit/useDeed';
import { PanelTable } from '../../layout/PanelTable';
import { Pending } from '../../layout/Pending';
import { ProfileSection } from '../../layout/ProfileSection';
import { request } from '../../providers/request';
import { ConfirmDialog } from '../../resource/ConfirmDialog';
import { endSession } from '../../session/end';
import { PanelTheme } from '../../theme/PanelTheme';

interface ConsentsProps {
  userId: string;
  /** The reader's own; else the office writes down what came to it. */
  own: boolean;
}

const address = '/api/users/consents';
const sources = officeSources.map((source) => [source, consentSources[source]] as const);

/** What somebody agreed to, where it came from, and the way to take it back. */
export function Consents({ userId, own }: ConsentsProps) {
  const { deed } = useDeed({ changes: 'all' });
  const { confirmed, question } = useStepUp();
  const [asked, setAsked] = useState<Consent | 'new' | null>(null);
  const [source, setSource] = useState<OfficeSource>('letter');
  const { data, error, refetch } = useQuery({
    queryKey: ['users', 'consents', userId],
    queryFn: async ({ signal }) => (await request<{ data: Consent[] }>(`${address}?user_id=${userId}`, { signal })).json.data,
    retry: false,
  });

  const send = (path: string, body: object, done: string) =>
    deed(async () => {
      if (!(await confirmed(() => request(address + path, { method: 'POST', body })))) return null;
      if (!own) return done;
      endSession({ expired: false });
      return null;
    });

  const from = !own && (
    <SelectBox
      label="Jak to przyszło do biura"
      value={source}
      options={sources}
      onChange={(chosen) => setSource(chosen as OfficeSource)}
    />
  );
  return (
    <PanelTheme>
      <ProfileSection title="Zgody i oświadczenia">
        {!data ? (
          <Pending error={error} refetch={refetch} lines={3} />
        ) : data.length === 0 ? (
          <p className="quiet">Nie zapisano żadnej zgody.</p>
        ) : (
          <PanelTable size="small" aria-label="Zgody i oświadczenia">
            <TableHead>
              <TableRow>
                <TableCell>Co</TableCell>
                <TableCell>Stan</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((consent) => (
                <TableRow key={consent.id}>
                  <TableCell>{consentLabel(consent.kind)}</TableCell>
                  <TableCell>
                    <Told consent={consent} />
                    {!consent.withdrawn && consentKinds[consent.kind as ConsentKind]?.ends && (
                      <QuietButton size="small" color="error" onClick={() => setAsked(consent)}>
                        Wycofaj
                      </QuietButton>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </PanelTable>
        )}
        {!own && data && (
          <OtherButton size="small" onClick={() => setAsked('new')} sx={{ mt: 1 }}>
            Zapisz zgodę na zasady
          </OtherButton>
        )}
        {asked === 'new' && (
          <ConfirmDialog
            title="Zapisać zgodę na zasady korzystania z panelu?"
            action="Zapisz zgodę"
            onConfirm={() => send('', { user_id: userId, kind: 'terms', source }, 'Zgoda zapisana')}
            onClose={() => setAsked(null)}
          >
            {from}
          </ConfirmDialog>
        )}
        {asked && asked !== 'new' && (
          <ConfirmDialog
            title={`Wycofać: ${consentLabel(asked.kind)}?`}
            action={own ? 'Wycofaj i wyloguj' : 'Wycofaj'}
            dangerous={true}
            onConfirm={() => send(`/${asked.id}/withdraw`, own ? {} : { source }, 'Zgoda wycofana, konto nieaktywne')}
            onClose={() => setAsked(null)}
          >
            <p>
              Bez tej zgody konto nie działa: stanie się nieaktywne i wszędzie zostanie wylogowane. Dostęp może przywrócić biuro,
              po nowej zgodzie. Dane, które każą przechować przepisy, zostaną.
            </p>
            {from}
          </ConfirmDialog>
        )}
        {question}
      </ProfileSection>
    </PanelTheme>
  );
}

function Told({ consent: { given_at, source, by, withdrawn } }: { consent: Consent }) {
  return (
    <>
      <p>
        od <span className="number">{formatDateTime(given_at)}</span>, {sourceLabel(source)}
        {by && `, wpis: ${by}`}
      </p>
      {withdrawn && (
        <p>
          Wycofano <span className="number">{formatDateTime(withdrawn.at)}</span>, {sourceLabel(withdrawn.source)}
          {withdrawn.by && `, wpis: ${withdrawn.by}`}
        </p>
      )}
    </>
  );
}
