import { RecordSections } from '../../resource/RecordSections';
import { DocumentFile } from './DocumentFile';

/** A document beside its list: its file, then what is kept of it. */
export default function DocumentBeside() {
  return (
    <>
      <DocumentFile />
      <RecordSections />
    </>
  );
}
