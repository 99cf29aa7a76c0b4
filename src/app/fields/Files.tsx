import type { StoredFile } from '../../contract/files';
import { countOf } from '../../lib/text';
import { FileLink } from './FileLink';
import type { ShownValue } from './shownValue';
import { embeddedFiles, fileHindrances, fileSize } from './storedFiles';
import './fields.css';

/** Uploaded files by their names, each to be fetched; in a table their number where there are several. */
export function Files({ value, source, record, compact }: ShownValue) {
  const files = embeddedFiles(record, source);
  const ids = [value].flat();
  if (files.length === 0 || (compact && files.length > 1))
    return <span className="number">{countOf(ids.length, 'plik', 'pliki', 'plików')}</span>;
  return (
    <ul className="file-names">
      {files.map((file) => (
        <li key={file.id}>
          <FileName file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileName({ file }: { file: StoredFile }) {
  const hindrance = fileHindrances[file.state ?? 'ready'];
  return (
    <>
      {hindrance ? (
        <>
          {file.name} ({hindrance})
        </>
      ) : (
        <FileLink file={file} />
      )}{' '}
      <span className="quiet number">{fileSize(file.size)}</span>
    </>
  );
}
