/** What one post of a conversation may be at most; it is open to its author's corrections for so many minutes. */
export const postLimits = { markup: 20_000, files: 10, mentions: 20, page: 50, openMinutes: 15 } as const;
