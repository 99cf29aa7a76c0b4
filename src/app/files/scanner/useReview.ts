import { useEffect, useState } from 'react';
import { randomKey } from '../../providers/randomKey';
import { isPicture } from '../isPicture';
import { finish, Unfinished } from './finish';
import { moved, newPage, type Page } from './page';
import { type Look, openPreview } from './studio';

interface Making {
  /** The page that is being made. */
  nth: number;
}

/** Pictures under review and what else was chosen beside them. */
export function useReview(files: readonly File[]) {
  const [pages, setPages] = useState<readonly Page[]>(() => files.filter(isPicture).map((file) => newPage(file, randomKey())));
  const [others, setOthers] = useState(() => files.filter((file) => !isPicture(file)));
  const [making, setMaking] = useState<Making | null>(null);
  const [fault, setFault] = useState('');

  // One at a time: a phone has no room for several at once.
  const { key, file } = pages.find(({ preview }) => preview === undefined) ?? {};
  useEffect(() => {
    if (!key || !file) return;
    let wanted = true;
    void openPreview(file).then(
      (preview) => wanted && setPages((all) => all.map((page) => (page.key === key ? { ...page, preview } : page))),
    );
    return () => {
      wanted = false;
    };
  }, [key, file]);

  async function make(joined: boolean): Promise<readonly File[] | null> {
    setFault('');
    setMaking({ nth: 1 });
    try {
      return [...(await finish(pages, joined, (nth) => setMaking({ nth }))), ...others];
    } catch (error) {
      setFault(error instanceof Unfinished ? error.message : 'Nie udało się przygotować zdjęć. Spróbuj jeszcze raz.');
      setMaking(null);
      return null;
    }
  }

  return {
    pages,
    others,
    making,
    fault,
    opening: key !== undefined,
    add: (more: readonly File[]) => {
      setPages((all) => [...all, ...more.filter(isPicture).map((file) => newPage(file, randomKey()))]);
      setOthers((all) => [...all, ...more.filter((file) => !isPicture(file))]);
    },
    look: (key: string, look: Look) => setPages((all) => all.map((page) => (page.key === key ? { ...page, look } : page))),
    move: (key: string, by: number) => setPages((all) => moved(all, key, by)),
    remove: (key: string) => setPages((all) => all.filter((page) => page.key !== key)),
    removeOther: (file: File) => setOthers((all) => all.filter((each) => each !== file)),
    make,
  };
}
