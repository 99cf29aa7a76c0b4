import { lazy, type ReactNode, Suspense, useState } from 'react';
import { faultOfFile, isOpened } from './uploads';

const MailFiles = lazy(() => import('./MailFiles'));

/** Files whose insides are offered together. */
interface Asked {
  files: readonly File[];
  /** They are documents that went on already, beside which what is in them may go too. */
  beside: boolean;
  /** Whoever took the files when they were chosen: the form may be about another company by the time of the answer. */
  onPick: (files: readonly File[]) => void;
}

/**
 * Files go on to `onPick` at once, but a saved mail, or what Outlook packed: of these the attachments are offered. Of a document that holds others (a
 * signed one, a PDF with an invoice's XML on it) these are offered beside it. What is answered is to be drawn.
 */
export function useMails(onPick: (files: readonly File[]) => void, { single = false }: { single?: boolean } = {}) {
  // One question after another: what is ticked in the first stays while a second one comes.
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [answered, setAnswered] = useState(0);
  const ask = (files: readonly File[], beside: boolean) =>
    files.length > 0 && setAsked((all) => [...all, { files, beside, onPick }]);
  /** Of files that went on already, what is in them is offered. */
  const look = (files: readonly File[]) => {
    ask(files.filter(isOpened), false);
    // A form of one file has it.
    if (!single) void holding(files.filter((file) => !isOpened(file))).then((found) => ask(found, true));
  };
  const take = (files: readonly File[]) => {
    const others = files.filter((file) => !isOpened(file));
    if (others.length > 0) onPick(others);
    look(files);
  };
  const end = () => {
    setAsked((all) => all.slice(1));
    setAnswered((before) => before + 1);
  };
  const [first] = asked;
  const offer: ReactNode = first && (
    <Suspense>
      <MailFiles
        key={answered}
        mails={first.files}
        beside={first.beside}
        single={single}
        onPick={(files) => {
          end();
          first.onPick(files);
        }}
        onClose={end}
      />
    </Suspense>
  );
  return { take, look, offer };
}

/** Endings that a document may have in which others are. */
const telling = /\.(?:pdf|p7m|p7s|sig|xades|xml|asice|asics|sce)$/i;

/** Those documents that hold files which can be taken; none where one can't be read, or the code for it can't be fetched. */
async function holding(files: readonly File[]): Promise<readonly File[]> {
  const found: File[] = [];
  for (const file of files.filter(({ name }) => telling.test(name))) if (await holds(file).catch(() => false)) found.push(file);
  return found;
}

async function holds(file: File): Promise<boolean> {
  const { mayHold } = await import('./readers/mayHold');
  if (!(await mayHold(file))) return false;
  const { filesWithin } = await import('./mailParts');
  return (await filesWithin(file)).some((each) => each.fault === undefined && !each.inline && faultOfFile(each.file) === null);
}
