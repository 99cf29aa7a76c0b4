import { useQuery } from '@tanstack/react-query';
import type { FileContent as Content } from '../../../contract/fileContent';
import type { StoredFile } from '../../../contract/files';
import { formWords, type XmlForm } from '../../../domain/xml/form';
import { notShown } from '../../fields/storedFiles';
import { Pending } from '../../layout/Pending';
import { request } from '../../providers/request';
import { InvoiceSheet } from './InvoiceSheet';
import { JpkSheet } from './JpkSheet';
import { UpoSheet } from './UpoSheet';
import './content.css';

interface FileContentProps {
  file: StoredFile;
  /** What does not add up is told beside the file already. */
  findingsTold: boolean;
}

/** An XML file as a person reads it; the server reads the file, and what it tells is drawn as plain text. */
export default function FileContent({ file, findingsTold }: FileContentProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['files', 'content', file.id],
    queryFn: async ({ signal }) => (await request<{ data: Content }>(`/api/files/${file.id}/content`, { signal })).json.data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? (
    <Sheet file={file} content={data} findingsTold={findingsTold} />
  ) : (
    <Pending error={error} refetch={refetch} lines={10} inPanel={true} />
  );
}

function Sheet({ file, content, findingsTold }: FileContentProps & { content: Content }) {
  switch (content.kind) {
    case 'invoice':
      return <InvoiceSheet {...content} findings={findingsTold ? null : content.findings} />;
    case 'upo':
      return <UpoSheet {...content} />;
    case 'jpk':
      return <JpkSheet {...content} />;
    case 'form':
      return <FormNamed form={content.form} />;
    case 'unreadable':
      return (
        <p className="file-no-picture" role="note">
          Tego pliku nie da się pokazać. {content.says} Możesz pobrać plik i otworzyć go w swoim programie.
        </p>
      );
    case 'other':
      return (
        <p className="file-no-picture">
          {file.mime === 'application/xml'
            ? 'Takiego pliku XML nie pokazujemy w przeglądarce. Możesz go pobrać.'
            : notShown(file)}
        </p>
      );
  }
}

/** A sound file of a form that is not drawn, by its name; of an unknown one its root and name space tell what it is. */
function FormNamed({ form }: { form: XmlForm }) {
  return (
    <p className="file-no-picture">
      <strong>{formWords(form)}</strong>
      {form.kind === 'unknown' && form.schema && <span className="quiet sheet-code"> {form.schema}</span>}. Takiego pliku XML nie
      pokazujemy w przeglądarce. Możesz go pobrać.
    </p>
  );
}
