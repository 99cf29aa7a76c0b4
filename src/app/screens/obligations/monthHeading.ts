/** The id of a month's heading. */
export const monthHeading = (month: string) => `duties-${month}`;
