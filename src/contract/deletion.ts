/** What deleting records takes along, and a sentence about what does not let them go. */
export interface DeletionPreview {
  along: { resource: string; count: number }[];
  held: string | null;
}
