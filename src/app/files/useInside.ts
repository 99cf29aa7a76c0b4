import { useEffect, useState } from 'react';
import { type Attachment, filesOfChosen, letterOf } from './mailParts';
import type { Letter } from './readers/letter';
import { roomWithin } from './readers/room';
import { faultOfFile } from './uploads';

/** Why a file that was within another can't be taken; null where it can. */
export const unfitOf = ({ file, fault }: Attachment): string | null => fault ?? faultOfFile(file);

/** What is within chosen files, once it was read, and which of it is ticked. */
export function useInside(mails: readonly File[], beside: boolean, single: boolean) {
  const [found, setFound] = useState<readonly (Attachment & { id: number })[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  /** There are more than can be shown. */
  const [short, setShort] = useState(false);
  /** The mail's own words, of one mail. */
  const [letter, setLetter] = useState<Letter | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<File>>(new Set());
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const all: Attachment[] = [];
      const room = roomWithin();
      for (const mail of mails) all.push(...(await filesOfChosen(mail, room)).map((each) => ({ from: mail, ...each })));
      const [only] = mails;
      const words = only && mails.length === 1 && !beside ? await letterOf(only).catch(() => null) : null;
      if (isOver) return;
      setLetter(words);
      setShort(room.short);
      const [first] = all;
      // One that can't be opened is told by its reason alone.
      if (all.length === 1 && mails.length === 1 && first?.file === only && first?.fault !== undefined) {
        setFault(first.fault);
        return;
      }
      const usual = all.filter((each) => !each.inline && unfitOf(each) === null).map(({ file }) => file);
      setFound(all.map((each, id) => ({ ...each, id })));
      setTicked(new Set(single ? usual.slice(0, 1) : usual));
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [mails, beside, single]);
  const tick = (file: File, on: boolean) =>
    setTicked((before) => {
      const after = new Set(single ? [] : before);
      if (on) after.add(file);
      else after.delete(file);
      return after;
    });
  return { found, fault, short, letter, ticked, tick };
}
