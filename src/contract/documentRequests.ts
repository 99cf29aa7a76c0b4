/** Companies that one call may ask for documents: as many as a body may list (V02). */
export const mostAsked = 500;
