import { type ComponentProps, useEffect } from 'react';
import { FilePicker } from './FilePicker';
import { fetchReview } from './ReviewFirst';
import { useReviewed } from './useReviewed';

interface PhotoPickerProps extends ComponentProps<typeof FilePicker> {
  /** What the review's button says that ends it. */
  action?: string;
}

/** A picker for clients, whose files are mostly photographs of paper: pictures are reviewed first, other files go as they are. */
export function PhotoPicker({ action, onPick, ...picker }: PhotoPickerProps) {
  const { pick, review } = useReviewed(onPick, { single: picker.multiple === false, action });
  useEffect(fetchReview, []);
  return (
    <>
      <FilePicker {...picker} onPick={pick} />
      {review}
    </>
  );
}
