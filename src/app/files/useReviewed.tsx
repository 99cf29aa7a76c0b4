import { type ReactNode, useState } from 'react';
import { isPicture } from './isPicture';
import { ReviewFirst } from './ReviewFirst';

interface Reviewed {
  /** The form takes one file: several pages become one document. */
  single?: boolean;
  /** What the review's button says that ends it. */
  action?: string | undefined;
}

/** Pictures are reviewed before `onPick` has them, other files go on as they are; what is answered is to be drawn. */
export function useReviewed(onPick: (files: readonly File[]) => void, { single = false, action }: Reviewed = {}) {
  const [picked, setPicked] = useState<readonly File[]>([]);
  const pick = (files: readonly File[]) => (files.some(isPicture) ? setPicked(files) : onPick(files));
  const review: ReactNode = picked.length > 0 && (
    <ReviewFirst
      files={picked}
      single={single}
      action={action}
      onSend={(files) => {
        setPicked([]);
        onPick(files);
      }}
      onClose={() => setPicked([])}
    />
  );
  return { pick, review };
}
