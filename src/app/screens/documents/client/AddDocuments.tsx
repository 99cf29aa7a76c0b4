import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import { SelectBox } from '../../../fields/SelectBox';
import { TextBox } from '../../../fields/TextBox';
import { PhotoPicker } from '../../../files/PhotoPicker';
import { ReviewFirst } from '../../../files/ReviewFirst';
import { takeOver, useTaken } from '../../../files/taken';
import { UploadList } from '../../../files/UploadList';
import { useArchiveFiles } from '../../../files/useArchiveFiles';
import { useMails } from '../../../files/useMails';
import { Panel } from '../../../kit/Panel';
import { Tick } from '../../../kit/Tick';
import { usePhone } from '../../../layout/usePhone';
import { useDeliveries } from '../../../outbox/useDeliveries';
import { useShared } from '../../../outbox/useShared';
import { useChosenCompany } from '../../../session/chosenCompany';
import { lateWord, newDocument } from './deliveries';
import { SharedLost } from './SharedLost';

interface AddDocumentsProps {
  companies: readonly RaRecord[];
  /** Photographs that the bar's camera took are reviewed here: on the screen that it leads to alone, or the review would begin on the one that is left. */
  takes?: boolean;
}

/** Documents that nobody asked for: many photos or files at once, for one of the client's companies. */
export function AddDocuments({ companies, takes = false }: AddDocumentsProps) {
  const chosen = useChosenCompany();
  const [picked, setCompany] = useState<string | null>(null);
  const company = picked ?? chosen ?? String(companies[0]?.id ?? '');
  const [own, setOwn] = useState(false);
  const [description, setDescription] = useState('');
  const source = usePhone() ? 'mobile' : 'web';
  const uploads = useDeliveries({
    place: 'documents.new',
    says: lateWord,
    of: (file) =>
      newDocument(file, '/documents/new', {
        source,
        company_id: company,
        direction: own ? 'private' : 'from_client',
        ...(description.trim() ? { expense_description: description.trim() } : {}),
      }),
  });

  const archives = useArchiveFiles(uploads.add);
  const mails = useMails(archives.take);
  const taken = useTaken();
  const shared = useShared();
  const settle = () => {
    takeOver();
    shared.forget();
  };
  const whose = companies.length > 1;
  const ofCompany = whose && (
    <SelectBox
      label="Firma"
      value={company}
      options={companies.map((each) => [String(each.id), String(each.title)])}
      onChange={setCompany}
    />
  );

  return (
    <Panel title="Dodaj dokumenty">
      <div className="panel-body fields">
        <SharedLost lost={shared.lost} onRead={shared.forget} />
        {ofCompany}
        <TextBox
          label="Opis wydatku (nieobowiązkowy)"
          value={description}
          placeholder="na przykład: paliwo do auta dostawczego"
          input={{ maxLength: 500 }}
          onChange={setDescription}
        />
        <Tick label="To wydatek prywatny" checked={own} onTick={setOwn} />
        {takes && taken.length > 0 && (
          <ReviewFirst
            files={taken}
            onSend={(files) => {
              mails.take(files);
              settle();
            }}
            onClose={settle}
          >
            {ofCompany}
          </ReviewFirst>
        )}
        <PhotoPicker
          label="Dodaj zdjęcia lub pliki"
          drop={true}
          hint="Możesz wybrać wiele naraz: zdjęcia, PDF, XML z KSeF, do 20 MB każdy"
          onPick={archives.take}
        />
        {mails.offer}
        {archives.offer}
        <UploadList uploads={uploads} />
      </div>
    </Panel>
  );
}
