import { useEffect, useState } from 'react';
import { Dialog, Foot } from '../kit/Dialog';
import { Notice } from '../kit/Notice';
import { JpkSheet } from './content/JpkSheet';
import { readLargeJpk, type JpkSummary as Summary } from './readers/largeJpk';
import './content/content.css';

/** What a JPK says that is too large to be kept: it is read here and goes nowhere. */
export default function JpkSummary({ file, onClose }: { file: File; onClose: () => void }) {
  const [part, setPart] = useState(0);
  const [found, setFound] = useState<Summary | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    const follow = (now: number) => {
      if (!isOver) setPart(now);
      return !isOver;
    };
    readLargeJpk(file, follow).then(
      (summary) => !isOver && setFound(summary),
      (error: Error) => !isOver && setFault(error.message),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return (
    <Dialog title={`Podsumowanie: ${file.name}`} wide onClose={onClose} foot={<Foot back="Zamknij" onClose={onClose} />}>
      {fault && (
        <Notice role="alert" severity="error">
          {fault}
        </Notice>
      )}
      {!found && !fault && (
        <p>
          <progress value={part} max={1} aria-label="Odczytywanie pliku" />{' '}
          <span aria-hidden="true">Odczytuję plik: {Math.floor(part * 100)}%</span>
        </p>
      )}
      <p className="unseen" role="status">
        {!fault && (found ? 'Podsumowanie jest gotowe' : 'Odczytuję plik')}
      </p>
      {found && (
        <>
          <JpkSheet {...found} />
          <p className="quiet">Pliku nie dodaliśmy: podsumowanie odczytała przeglądarka na tym urządzeniu.</p>
        </>
      )}
    </Dialog>
  );
}
