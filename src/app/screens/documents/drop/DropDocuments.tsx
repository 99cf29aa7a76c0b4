import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Link } from 'react-router';
import { documents } from '../../../../../resources/documents';
import { fileEndings } from '../../../../contract/files';
import { countOf } from '../../../../lib/text';
import { SelectBox } from '../../../fields/SelectBox';
import { RefusedFiles } from '../../../files/RefusedFiles';
import { pausedSays } from '../../../files/rateLimit';
import { openedEndings } from '../../../files/uploads';
import { MainButton, OtherButton } from '../../../kit/buttons';
import { FileDrop } from '../../../kit/FileDrop';
import { Notice } from '../../../kit/Notice';
import { Empty } from '../../../layout/Empty';
import { Page } from '../../../layout/Page';
import { useMay } from '../../../records/usePermit';
import { Running } from '../../../resource/importing/Running';
import { useStayOnDrop } from '../../../resource/importing/useStayOnDrop';
import { officePath } from '../../../routing/officePath';
import { DroppedTable } from './DroppedTable';
import { useDropped } from './useDropped';

const accepted = [...openedEndings, ...fileEndings].map((ending) => `.${ending}`).join();

/** Files of all clients at once: whose each is its NIPs say, and it becomes a document once somebody has looked. */
export default function DropDocuments() {
  const mayCreate = useMay()('create', documents);
  return (
    <Page lead="Upuść faktury XML z KSeF, pliki JPK_V7 i archiwa ZIP wszystkich klientów naraz. Firmę poznamy po NIP, a przed dodaniem pokażemy, czyj jest każdy plik i co już w dokumentach jest.">
      {mayCreate ? (
        <Dropping />
      ) : (
        <section className="panel">
          <Empty title="Dokumenty dodają osoby, które mają do nich dostęp" />
        </section>
      )}
    </Page>
  );
}

function Dropping() {
  const { dropped, notTaken, work, paused, fault, mails, keep, change, forget } = useDropped();
  const [ledgers, setLedgers] = useState('internal');
  useStayOnDrop();
  const ready = dropped.filter(({ take, company, state }) => take && company !== null && state !== 'done').length;
  const done = dropped.filter(({ state }) => state === 'done').length;
  return (
    <Stack component="section" className="panel panel-body" spacing={2} aria-label="Pliki wielu firm">
      <FileDrop
        name="Miejsce na pliki"
        files="Pliki wielu firm"
        accept={accepted}
        multiple={true}
        label="Wybierz pliki"
        quiet={dropped.length > 0}
        busy={work !== null}
        hint="albo upuść je tutaj: XML, ZIP, PDF i inne, do 20 MB każdy. Setki plików najszybciej dodasz w jednym ZIP."
        onFiles={mails.take}
      />
      {mails.offer}
      {work && <Running label={work.says} progress={work} />}
      {paused && (
        <Notice role="alert" severity="info">
          {pausedSays(paused)}
        </Notice>
      )}
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      <RefusedFiles says="Tych plików nie przyjęliśmy:" files={notTaken} />
      {dropped.length > 0 && (
        <>
          {dropped.some(({ file }) => file.kind === 'jpk') && (
            <SelectBox
              label="Pliki JPK widzi"
              value={ledgers}
              options={[
                ['internal', 'Tylko biuro'],
                ['to_client', 'Także klient, który dostanie o nich wiadomość'],
              ]}
              onChange={setLedgers}
            />
          )}
          <DroppedTable dropped={dropped} busy={work !== null} onChange={change} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <MainButton disabled={ready === 0 || work !== null} onClick={() => void keep(ledgers)}>
              {ready > 0 ? `Dodaj ${countOf(ready, 'dokument', 'dokumenty', 'dokumentów')}` : 'Dodaj dokumenty'}
            </MainButton>
            <OtherButton disabled={work !== null} onClick={forget}>
              Wyczyść listę
            </OtherButton>
          </Stack>
          {done > 0 && !work && (
            <Notice role="alert" severity="success">
              Dodano {countOf(done, 'dokument', 'dokumenty', 'dokumentów')}.{' '}
              <Link to={officePath('dashboard.documents.queue')}>Sprawdzaj po kolei</Link>
            </Notice>
          )}
        </>
      )}
    </Stack>
  );
}
