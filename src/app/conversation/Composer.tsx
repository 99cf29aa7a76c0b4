import { type KeyboardEvent, lazy, Suspense, useId, useRef } from 'react';
import { fileEndings } from '../../contract/files';
import type { Resource } from '../../schema';
import { useMails } from '../files/useMails';
import { useReviewed } from '../files/useReviewed';
import { MainButton, QuietButton } from '../kit/buttons';
import { Tick } from '../kit/Tick';
import { Skeleton } from '../layout/Skeleton';
import { BegunFiles } from '../outbox/BegunFiles';
import { useBegun } from '../outbox/useBegun';
import { useReturned } from '../outbox/useReturned';
import { useUser } from '../session/useSession';
import { Icon } from '../theme/Icon';
import { loadPurifier } from '../theme/trustedTypes';
import { placeOf, titleOf } from './deliveries';
import { asMarkup, type Draft, type DraftControl } from './draft';
import { MentionButton } from './MentionButton';
import { PlainWriting } from './PlainWriting';
import { useSending } from './useSending';

// The page's policy on markup must know the purifier before the editor writes any.
const Editor = lazy(async () => {
  await loadPurifier();
  return import('../fields/markupEditor');
});
const TemplateButton = lazy(() => import('./TemplateButton'));
const named = ['zaczęta wiadomość', 'zaczęte wiadomości', 'zaczętych wiadomości'] as const;
const accepted = ['eml', ...fileEndings].map((ending) => `.${ending}`).join();

interface ComposerProps {
  resource: Resource;
  id: string;
  /** Whether notes that the client never sees may be left here. */
  notes: boolean;
  drafting: DraftControl;
}

/** Where one writes; a failed send loses nothing, and the same words are never sent twice. */
export function Composer({ resource, id, notes, drafting }: ComposerProps) {
  const { draft, change, clear } = drafting;
  const { isAdmin } = useUser();
  const { send, state, refuse } = useSending(resource, id, drafting);
  const box = useId();
  const picker = useRef<HTMLInputElement>(null);
  const begun = useBegun<Draft>({
    place: placeOf(resource, id),
    address: location.pathname,
    named,
    title: titleOf(draft),
    draft: drafting.begun,
    restore: change,
  });
  // An office’s pictures are of screens and of papers that were scanned already.
  const { pick, review } = useReviewed(begun.add, { action: 'Dodaj' });
  const mails = useMails(isAdmin ? begun.add : pick);
  const empty = draft.text === '' && begun.files.length === 0 && state.kind !== 'sending';
  useReturned<Draft>(placeOf(resource, id), empty, ({ draft: typed, files, says }) => {
    change(typed);
    begun.add(files);
    refuse(says);
  });
  const label = draft.editing ? 'Poprawiona treść' : draft.internal ? 'Notatka wewnętrzna' : 'Odpowiedź';
  const locked = state.kind === 'sending';
  const ready = !locked;

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // What the editor has not told yet is told when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setTimeout(() => void submit());
  }
  async function submit(): Promise<void> {
    if (ready) await send(begun);
  }

  return (
    <form
      className={draft.internal && !draft.editing ? 'composer composer-internal' : 'composer'}
      aria-label="Nowa wiadomość"
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {(draft.replyTo || draft.editing) && (
        <p className="composer-about">
          {draft.editing ? 'Poprawiasz swoją wiadomość' : `Odpowiadasz: ${draft.replyTo?.author?.title ?? 'biuro'}`}
          <QuietButton size="small" onClick={() => (draft.editing ? clear() : change({ replyTo: null }))}>
            <Icon name="close" size={16} />
            Zrezygnuj
          </QuietButton>
        </p>
      )}
      {draft.formatted ? (
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
      ) : (
        <PlainWriting
          id={box}
          label={label}
          resource={resource}
          record={id}
          drafting={drafting}
          offers={isAdmin}
          locked={locked}
        />
      )}
      {!draft.editing && <BegunFiles begun={begun} />}
      {state.kind === 'failed' && (
        <p className="fault" role="alert">
          {state.says} To, co napisano, jest nadal tutaj.
        </p>
      )}
      <div className="composer-tools">
        {!draft.editing && (
          <>
            <input
              ref={picker}
              type="file"
              multiple
              hidden
              accept={accepted}
              aria-label="Dodaj pliki"
              onChange={({ target }) => {
                mails.take([...(target.files ?? [])]);
                target.value = '';
              }}
            />
            <QuietButton size="small" onClick={() => picker.current?.click()}>
              <Icon name="file" size={18} />
              Dodaj pliki
            </QuietButton>
          </>
        )}
        {isAdmin && !draft.editing && !locked && (
          <Suspense fallback={null}>
            <TemplateButton resource={resource} record={id} drafting={drafting} />
          </Suspense>
        )}
        {!draft.formatted && !locked && (
          <QuietButton size="small" onClick={() => change({ formatted: true, text: asMarkup(draft.text) })}>
            <Icon name="edit" size={18} />
            Formatowanie
          </QuietButton>
        )}
        {isAdmin && draft.formatted && !draft.editing && <MentionButton resource={resource} record={id} drafting={drafting} />}
        {notes && !draft.editing && (
          <Tick
            label="Notatka wewnętrzna"
            checked={draft.internal}
            disabled={locked}
            onTick={(internal) => change({ internal })}
          />
        )}
        <MainButton type="submit" aria-disabled={!ready}>
          {state.kind === 'sending'
            ? 'Wysyłanie…'
            : state.kind === 'failed'
              ? 'Wyślij ponownie'
              : draft.editing
                ? 'Zapisz poprawkę'
                : draft.internal
                  ? 'Dodaj notatkę'
                  : 'Wyślij'}
        </MainButton>
      </div>
      {review}
      {mails.offer}
      <p className="composer-hint">Ctrl + Enter wysyła{isAdmin && '; @ wspomina osobę z biura'}</p>
    </form>
  );
}
