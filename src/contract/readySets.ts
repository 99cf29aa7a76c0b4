/** Sets of records that an office may begin with, in the order in which it meets them. */
export const readySetKeys = ['prices', 'answers', 'requests', 'trainings'] as const;
export type ReadySetKey = (typeof readySetKeys)[number];

export interface ReadySet {
  key: ReadySetKey;
  /** `is` says whether it stands in the office, or stood and was taken away: it does not come again. */
  records: { title: string; is: boolean }[];
}
