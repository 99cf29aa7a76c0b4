import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { fileSize } from '../../fields/storedFiles';
import { QuietButton } from '../../kit/buttons';
import { FileButton } from '../../kit/FileButton';
import { Tick } from '../../kit/Tick';
import { Icon } from '../../theme/Icon';
import type { ReviewProps } from '../ReviewFirst';
import { CropStep } from './CropStep';
import { PageCard } from './PageCard';
import { AskLeaving, SendPages } from './ReviewEnd';
import './scanner.css';
import { useLeaving } from './useLeaving';
import { useReview } from './useReview';

/** What was photographed or chosen, page by page, to be corrected before it goes; all of it happens on the device. */
export default function Review({ files, single = false, action = 'Wyślij', children, onSend, onClose }: ReviewProps) {
  const { pages, others, making, fault, opening, ...review } = useReview(files);
  const [joins, setJoined] = useState(false);
  const [cropped, setCropped] = useState<string | null>(null);
  const leaving = useLeaving(onClose);
  const frame = useRef<HTMLDialogElement>(null);
  const crop = pages.find(({ key }) => key === cropped);

  function endCrop(nth: number): void {
    setCropped(null);
    focusPage(frame.current, nth);
  }
  async function send(): Promise<void> {
    const made = await review.make(single || joins);
    if (made) onSend(made);
  }

  return (
    <Frame
      frame={frame}
      onBack={() => {
        if (crop) setCropped(null);
        else if (!making) leaving.ask();
      }}
    >
      {leaving.asks ? (
        <AskLeaving onStay={leaving.stay} onLeave={leaving.leave} />
      ) : crop?.preview ? (
        <CropStep
          preview={crop.preview}
          look={crop.look}
          nth={pages.indexOf(crop) + 1}
          onDone={(corners) => {
            review.look(crop.key, { ...crop.look, corners });
            endCrop(pages.indexOf(crop));
          }}
          onCancel={() => endCrop(pages.indexOf(crop))}
        />
      ) : (
        <>
          <ol className="scan-pages" inert={making !== null}>
            {pages.map((page, at) => (
              <PageCard
                key={page.key}
                page={page}
                nth={at + 1}
                count={pages.length}
                onLook={(look) => review.look(page.key, look)}
                onCrop={() => setCropped(page.key)}
                onMove={(by) => review.move(page.key, by)}
                onRemove={() => {
                  review.remove(page.key);
                  focusPage(frame.current, Math.min(at, pages.length - 2));
                }}
              />
            ))}
          </ol>
          <OtherFiles files={others} onRemove={review.removeOther} />
          <div className="scan-more file-pick" inert={making !== null}>
            <AddPages onAdd={review.add} />
            {pages.length > 1 && !single && <Tick label="Połącz w jeden dokument" checked={joins} onTick={setJoined} />}
            {pages.length > 1 && single && <p className="quiet">Strony pójdą jako jeden dokument.</p>}
          </div>
          {children}
          {fault && (
            <p className="fault" role="alert">
              {fault}
            </p>
          )}
          <p className="unseen" role="status">
            {making ? `Przygotowuję stronę ${making.nth} z ${pages.length}` : ''}
          </p>
          <SendPages
            action={action}
            doing={making ? `Przygotowuję ${making.nth} z ${pages.length}…` : null}
            hindered={opening || pages.length + others.length === 0}
            onSend={() => void send()}
            onCancel={leaving.ask}
          />
        </>
      )}
    </Frame>
  );
}

interface FrameProps {
  frame: RefObject<HTMLDialogElement | null>;
  /** Escape, or a phone's way back. */
  onBack: () => void;
  children: ReactNode;
}

/** The whole screen, over everything else. */
function Frame({ frame, onBack, children }: FrameProps) {
  const title = useId();
  useLayoutEffect(() => {
    const node = frame.current;
    node?.showModal();
    return () => node?.close();
  }, [frame]);
  return (
    <dialog
      ref={frame}
      className="scan"
      aria-labelledby={title}
      onCancel={(event) => {
        // Also heard of the choice of files, which was given up.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onBack();
      }}
    >
      <h2 id={title}>Popraw przed wysłaniem</h2>
      {children}
    </dialog>
  );
}

/** Moves the focus to a page, or to the button that ends the review where no page is left. */
function focusPage(frame: HTMLDialogElement | null, nth: number): void {
  // The pages are drawn anew by then.
  requestAnimationFrame(() => {
    const page = frame?.querySelector('.scan-pages')?.children[nth];
    (page?.querySelector('button') ?? frame?.querySelector<HTMLElement>('.scan-end button:last-child'))?.focus();
  });
}

function OtherFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  if (files.length === 0) return null;
  return (
    <ul className="scan-others" aria-label="Pliki, które pójdą bez zmian">
      {files.map((file) => (
        <li key={`${file.name}/${file.size}/${file.lastModified}`}>
          <Icon name="file" size={18} />
          <span className="scan-name">{file.name}</span> <span className="quiet number">{fileSize(file.size)}</span>
          <QuietButton size="small" onClick={() => onRemove(file)}>
            Usuń<span className="unseen">: {file.name}</span>
          </QuietButton>
        </li>
      ))}
    </ul>
  );
}

function AddPages({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  return (
    <FileButton name="Dodaj stronę" accept="image/*" multiple={true} startIcon={<Icon name="plus" />} onFiles={onAdd}>
      Dodaj stronę
    </FileButton>
  );
}
