/** What a key does while documents are checked one after another; both the queue and the list of keys read it. */
export const queueKeys = {
  p: { deed: 'accept', does: 'przyjmij' },
  k: { deed: 'book', does: 'zaksięguj' },
  z: { deed: 'return', does: 'zwróć do poprawy' },
  o: { deed: 'reject', does: 'odrzuć' },
  e: { deed: 'fix', does: 'popraw dane' },
  f: { deed: 'company', does: 'zmień firmę' },
  ArrowRight: { deed: 'next', does: 'następny dokument' },
  ArrowLeft: { deed: 'previous', does: 'poprzedni dokument' },
} as const;

export type QueueDeed = (typeof queueKeys)[keyof typeof queueKeys]['deed'];
