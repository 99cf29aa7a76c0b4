import { lazy, type ReactNode, Suspense, useState } from 'react';
import { faultOfFile, isMail, isOutlooks, isSignedMail } from './uploads';

const MailFiles = lazy(() => import('./MailFiles'));

/** Files whose insides are offered together. */
interface Asked {
  files: readonly File[];
  /** They are documents that went on already, beside which what is in them may go too. */
  beside: boolean;
}

const isOpened = ({ name }: File): boolean => isMail(name) || isOutlooks(name) || isSignedMail(name);

/**
 * Files go on to `onPick` at once, but a saved mail, or what Outlook packed: of these the attachments are offered. Of a document that holds others (a
 * signed one, a PDF with an invoice's XML on it) these are offered beside it. What is answered is to be drawn.
 */
export function useMails(onPick: (files: readonly File[]) => void, { single = false }: { single?: boolean } = {}) {
  // One question after another: what is ticked in the first stays while a second one comes.
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [answered, setAnswered] = useState(0);
  const ask = (files: readonly File[], beside: boolean) => files.length > 0 && setAsked((all) => [...all, { files, beside }]);
  const take = (files: readonly File[]) => {
    const others = files.filter((file) => !isOpened(file));
    ask(files.filter(isOpened), false);
    if (others.length === 0) return;
    onPick(others);
    // A form of one file has it.
    if (!single) void holding(others).then((found) => ask(found, true));
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
          onPick(files);
        }}
        onClose={end}
      />
    </Suspense>
  );
  return { take, offer };
}

/** Ends that a document may have in which others are. */
const telling = /\.(?:pdf|p7m|p7s|sig|xades|xml)$/i;

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
