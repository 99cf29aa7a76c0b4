import { lazy, type ReactNode, Suspense, useState } from 'react';
import { isMail } from './uploads';

const MailFiles = lazy(() => import('./MailFiles'));

/** Files go on to `onPick` at once, but a saved mail: of that its attachments are offered; what is answered is to be drawn. */
export function useMails(onPick: (files: readonly File[]) => void, { single = false }: { single?: boolean } = {}) {
  const [mails, setMails] = useState<readonly File[]>([]);
  const take = (files: readonly File[]) => {
    const others = files.filter(({ name }) => !isMail(name));
    setMails(files.filter(({ name }) => isMail(name)));
    if (others.length > 0) onPick(others);
  };
  const offer: ReactNode = mails.length > 0 && (
    <Suspense>
      <MailFiles
        mails={mails}
        single={single}
        onPick={(files) => {
          setMails([]);
          onPick(files);
        }}
        onClose={() => setMails([])}
      />
    </Suspense>
  );
  return { take, offer };
}
