/** Fields that an entity's page shows in another way, or that say nothing to people, by resource. */
export const shownElsewhere = {
  announcements: ['audience', 'excluded'],
  // What only the server reads: which value it is about, and what it would write.
  'register-differences': ['subject', 'values'],
} as const;
