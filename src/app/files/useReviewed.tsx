import { type ReactNode, useState } from 'react';
import { isPicture } from './isPicture';
import { ReviewFirst } from './ReviewFirst';

interface Reviewed {
  /** The form takes one file: several pages become one document. */
  single?: boolean;
  /** What the review's button says that ends it. */
  action?: string | undefined;
}

/** Pictures, and who took them when they were chosen. */
interface Waiting {
  files: readonly File[];
  onPick: (files: readonly File[]) => void;
}

/** Pictures are reviewed before `onPick` has them, other files go on as they are; what is answered is to be drawn. */
export function useReviewed(onPick: (files: readonly File[]) => void, { single = false, action }: Reviewed = {}) {
  // Pictures that come while others are looked at, such as a mail's, are looked at after these.
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const [reviewed, setReviewed] = useState(0);
  const pick = (files: readonly File[]) =>
    files.some(isPicture) ? setWaiting((all) => [...all, { files, onPick }]) : onPick(files);
  const end = () => {
    setWaiting((all) => all.slice(1));
    setReviewed((before) => before + 1);
  };
  const [picked] = waiting;
  const review: ReactNode = picked && (
    <ReviewFirst
      key={reviewed}
      files={picked.files}
      single={single}
      action={action}
      onSend={(files) => {
        end();
        picked.onPick(files);
      }}
      onClose={end}
    />
  );
  return { pick, review };
}
