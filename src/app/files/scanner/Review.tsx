import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { fileSize } from '../../fields/storedFiles';
import { QuietButton } from '../../kit/buttons';
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
  const [add, title] = [useId(), useId()];
  const frame = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const node = frame.current;
    node?.showModal();
    return () => node?.close();
  }, []);

  const joined = single || joins;
  const crop = pages.find(({ key }) => key === cropped);
  const backTo = (key: string | undefined, nth: number) => {
    // Drawn anew by then: the page that took the place, or the button that ends it.
    requestAnimationFrame(() => {
      const at = pages.findIndex((page) => page.key === key);
      const card = list.current?.children[at < 0 ? nth : at];
      (card?.querySelector('button') ?? frame.current?.querySelector<HTMLElement>('.scan-end button:last-child'))?.focus();
    });
  };
  async function send(): Promise<void> {
    const made = await review.make(joined);
    if (made) onSend(made);
  }
  const picked = ({ target }: ChangeEvent<HTMLInputElement>) => {
    review.add([...(target.files ?? [])]);
    target.value = '';
  };

  return (
    <dialog
      ref={frame}
      className="scan"
      aria-labelledby={title}
      onCancel={(event) => {
        // Also heard of the choice of files, which was given up.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (crop) setCropped(null);
        else if (!making) leaving.ask();
      }}
    >
      <h2 id={title}>Popraw przed wysłaniem</h2>
      {leaving.asks ? (
        <AskLeaving onStay={leaving.stay} onLeave={leaving.leave} />
      ) : crop?.preview ? (
        <CropStep
          preview={crop.preview}
          look={crop.look}
          nth={pages.indexOf(crop) + 1}
          onDone={(corners) => {
            review.look(crop.key, { ...crop.look, corners });
            setCropped(null);
            backTo(crop.key, 0);
          }}
          onCancel={() => {
            setCropped(null);
            backTo(crop.key, 0);
          }}
        />
      ) : (
        <>
          <ol ref={list} className="scan-pages" inert={making !== null}>
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
                  backTo(undefined, Math.min(at, pages.length - 2));
                }}
              />
            ))}
          </ol>
          {others.length > 0 && (
            <ul className="scan-others" aria-label="Pliki, które pójdą bez zmian">
              {others.map((file) => (
                <li key={`${file.name}/${file.size}/${file.lastModified}`}>
                  <Icon name="file" size={18} />
                  <span className="scan-name">{file.name}</span> <span className="quiet number">{fileSize(file.size)}</span>
                  <QuietButton size="small" onClick={() => review.removeOther(file)}>
                    Usuń<span className="unseen">: {file.name}</span>
                  </QuietButton>
                </li>
              ))}
            </ul>
          )}
          <div className="scan-more file-pick" inert={making !== null}>
            <input id={add} className="unseen file-input" type="file" accept="image/*" multiple={true} onChange={picked} />
            <label htmlFor={add} className="quiet-button file-button">
              <Icon name="plus" />
              Dodaj stronę
            </label>
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
    </dialog>
  );
}
