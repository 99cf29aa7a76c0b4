import type { RaRecord } from 'ra-core';
import { RecordSections } from '../../resource/RecordSections';
import { DocumentFile } from './DocumentFile';
import type { DocumentRecord } from './DocumentNotices';

/** A document beside its list: its file, then what is kept of it. */
export default function DocumentBeside({ record }: { record: RaRecord }) {
  return (
    <>
      <DocumentFile record={record as DocumentRecord} />
      <RecordSections />
    </>
  );
}
