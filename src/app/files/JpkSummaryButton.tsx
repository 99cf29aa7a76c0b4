import { lazy, Suspense, useState } from 'react';
import { OtherButton } from '../kit/buttons';
import { isLargeXml, type Upload } from './uploads';

const JpkSummary = lazy(() => import('./JpkSummary'));

/** Of an XML that was not taken for its size, the way to what it says; nothing beside any other file. */
export function JpkSummaryButton({ file }: { file: Upload['file'] }) {
  const [isOpen, setOpen] = useState(false);
  if (!(file instanceof File) || !isLargeXml(file)) return null;
  return (
    <>
      <OtherButton size="small" onClick={() => setOpen(true)}>
        Pokaż podsumowanie JPK
        <span className="unseen">: {file.name}</span>
      </OtherButton>
      {isOpen && (
        <Suspense>
          <JpkSummary file={file} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
