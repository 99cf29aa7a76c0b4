import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';

export interface ReviewProps {
  files: readonly File[];
  /** The form takes one file: several pages become one document. */
  single?: boolean;
  /** What the button says that ends it. */
  action?: string;
  /** What else must be said before, such as whose it is. */
  children?: ReactNode;
  onSend: (files: readonly File[]) => void;
  onClose: () => void;
}

const load = (): Promise<{ default: ComponentType<ReviewProps> }> =>
  import('./scanner/Review').catch(() => ({ default: AsTheyAre }));
const Review = lazy(load);

/** Fetches the review ahead, so that a photograph taken without a network finds it here. */
export const fetchReview = () => void load();

/** Pictures to be looked at and corrected before they go; the code for it comes with the first ones. */
export function ReviewFirst(props: ReviewProps) {
  return (
    <Suspense>
      <Review {...props} />
    </Suspense>
  );
}

/** Where the code can't be fetched, what was chosen goes on as it is. */
function AsTheyAre({ files, onSend }: ReviewProps) {
  const handed = useRef(false);
  useEffect(() => {
    if (handed.current) return;
    handed.current = true;
    onSend(files);
  });
  return null;
}
