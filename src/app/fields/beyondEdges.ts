/** Drawn over the edges of a dialog, which would cut the list off. */
export const beyondEdges = { popperOptions: { strategy: 'fixed' as const } };
