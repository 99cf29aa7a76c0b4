import { type KeyboardEvent, lazy, Suspense, useId } from 'react';
import { fileEndings } from '../../contract/files';
import { openedEndings } from '../files/uploads';
import { useMails } from '../files/useMails';
import { useReviewed } from '../files/useReviewed';
import { MainButton, QuietButton } from '../kit/buttons';
import { FileButton } from '../kit/FileButton';
import { Tick } from '../kit/Tick';
import { Skeleton } from '../layout/Skeleton';
import { BegunFiles } from '../outbox/BegunFiles';
import { useBegun } from '../outbox/useBegun';
import { useReturned } from '../outbox/useReturned';
import { useShown } from '../records/useDeclared';
import { useUser } from '../session/useSession';
import { Icon } from '../theme/Icon';
import { loadPurifier } from '../theme/trustedTypes';
import { placeOf, titleOf } from './deliveries';
import { asMarkup, type Draft, type DraftControl } from './draft';
import { MentionButton } from './MentionButton';
import { PlainWriting } from './PlainWriting';
import { useSending } from './useSending';
import '../fields/fields.css';

// The page's policy on markup must know the purifier before the editor writes any.
const Editor = lazy(async () => {
  await loadPurifier();
  return import('../fields/markupEditor');
});
const TemplateButton = lazy(() => import('./TemplateButton'));
const named = ['zaczęta wiadomość', 'zaczęte wiadomości', 'zaczętych wiadomości'] as const;
const accepted = [...openedEndings, ...fileEndings].map((ending) => `.${ending}`).join();

interface ComposerProps {
  /** Whether notes that the client never sees may be left here. */
  notes: boolean;
  drafting: DraftControl;
}

/** Where one writes; a failed send loses nothing, and the same words are never sent twice. */
export function Composer({ notes, drafting }: ComposerProps) {
  const { resource, record } = useShown();
  const id = String(record.id);
  const { draft, change } = drafting;
  const { isAdmin } = useUser();
  const { send, state, refuse } = useSending(resource, id, drafting);
  const begun = useBegun<Draft>({
    place: placeOf(resource, id),
    address: location.pathname,
    named,
    title: titleOf(draft),
    draft: drafting.begun,
    restore: change,
  });
  const locked = state.kind === 'sending';
  const empty = draft.text === '' && begun.files.length === 0 && !locked;
  useReturned<Draft>(placeOf(resource, id), empty, ({ draft: typed, files, says }) => {
    change(typed);
    begun.add(files);
    refuse(says);
  });

  const chosen = useChosenFiles(begun.add);

  async function submit(): Promise<void> {
    if (!locked) await send(begun);
  }
  const writing = { drafting, locked };

  return (
    <form
      className={draft.internal && !draft.editing ? 'composer composer-internal' : 'composer'}
      aria-label="Nowa wiadomość"
      onKeyDown={(event) => sendByKey(event, submit)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <About {...drafting} />
      <Words {...writing} />
      {!draft.editing && <BegunFiles begun={begun} />}
      {state.kind === 'failed' && (
        <p className="fault" role="alert">
          {state.says} To, co napisano, jest nadal tutaj.
        </p>
      )}
      <div className="composer-tools">
        {!draft.editing && <FilesButton onChoose={chosen.take} />}
        <WritingTools {...writing} />
        {notes && !draft.editing && (
          <Tick
            label="Notatka wewnętrzna"
            checked={draft.internal}
            disabled={locked}
            onTick={(internal) => change({ internal })}
          />
        )}
        <MainButton type="submit" aria-disabled={locked}>
          {sendLabel(state.kind, draft)}
        </MainButton>
      </div>
      {chosen.questions}
      <p className="composer-hint">Ctrl + Enter wysyła{isAdmin && '; @ wspomina osobę z biura'}</p>
    </form>
  );
}

function sendByKey(event: KeyboardEvent, submit: () => Promise<void>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  // What the editor has not told yet is told when it is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  setTimeout(() => void submit());
}

function sendLabel(state: 'idle' | 'sending' | 'failed', { editing, internal }: Draft): string {
  if (state === 'sending') return 'Wysyłanie…';
  if (state === 'failed') return 'Wyślij ponownie';
  if (editing) return 'Zapisz poprawkę';
  return internal ? 'Dodaj notatkę' : 'Wyślij';
}

/** The post that is answered or corrected, with the way out of that. */
function About({ draft, change, clear }: DraftControl) {
  if (!draft.replyTo && !draft.editing) return null;
  return (
    <p className="composer-about">
      {draft.editing ? 'Poprawiasz swoją wiadomość' : `Odpowiadasz: ${draft.replyTo?.author?.title ?? 'biuro'}`}
      <QuietButton size="small" onClick={() => (draft.editing ? clear() : change({ replyTo: null }))}>
        <Icon name="close" size={16} />
        Zrezygnuj
      </QuietButton>
    </p>
  );
}

interface WritingProps {
  drafting: DraftControl;
  locked: boolean;
}

/** The box to write in: plain words, or the editor once they are formatted. */
function Words({ drafting, locked }: WritingProps) {
  const { draft, change } = drafting;
  const { isAdmin } = useUser();
  const box = useId();
  const label = draft.editing ? 'Poprawiona treść' : draft.internal ? 'Notatka wewnętrzna' : 'Odpowiedź';
  if (!draft.formatted) return <PlainWriting id={box} label={label} drafting={drafting} offers={isAdmin} locked={locked} />;
  return (
    <div className="rich-input">
      <span className="plain-label" id={`${box}-label`}>
        {label}
      </span>
      <Suspense fallback={<Skeleton lines={2} />}>
        <Editor
          id={box}
          label={label}
          value={draft.text || null}
          focused={true}
          locked={locked}
          onChange={(html) => change({ text: html ?? '' })}
        />
      </Suspense>
    </div>
  );
}

/** Chosen files on their way to `onPick`: mails are opened, and a client's photographs corrected, before; `questions` are drawn by the caller. */
function useChosenFiles(onPick: (files: readonly File[]) => void) {
  const { isAdmin } = useUser();
  // An office’s pictures are of screens and of papers that were scanned already.
  const { pick, review } = useReviewed(onPick, { action: 'Dodaj' });
  const mails = useMails(isAdmin ? onPick : pick);
  return {
    take: mails.take,
    questions: (
      <>
        {review}
        {mails.offer}
      </>
    ),
  };
}

function FilesButton({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  return (
    <FileButton name="Dodaj pliki" look="quiet" size="small" multiple={true} accept={accepted} onFiles={onChoose}>
      <Icon name="file" size={18} />
      Dodaj pliki
    </FileButton>
  );
}

/** Ready answers, formatting, and colleagues to mention. */
function WritingTools({ drafting, locked }: WritingProps) {
  const { draft, change } = drafting;
  const { isAdmin } = useUser();
  return (
    <>
      {isAdmin && !draft.editing && !locked && (
        <Suspense fallback={null}>
          <TemplateButton drafting={drafting} />
        </Suspense>
      )}
      {!draft.formatted && !locked && (
        <QuietButton size="small" onClick={() => change({ formatted: true, text: asMarkup(draft.text) })}>
          <Icon name="edit" size={18} />
          Formatowanie
        </QuietButton>
      )}
      {isAdmin && draft.formatted && !draft.editing && <MentionButton drafting={drafting} />}
    </>
  );
}
