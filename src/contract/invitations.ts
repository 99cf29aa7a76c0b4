/** V02: how many people are invited at once. */
export const mostInvited = 300;

/** What inviting many came to; an address that was not invited comes with the reason. */
export interface InvitedMany {
  invited: number;
  refused: { email: string; says: string }[];
}
