/** Powers that an office holds of its clients. */
export type PowerKind = 'upl1' | 'pps1' | 'ppo1' | 'zus_pel' | 'ksef' | 'edelivery' | 'bank' | 'other';

/** Those that work from the day they were filed with the authority on. */
export const FILED_POWERS: readonly PowerKind[] = ['upl1', 'pps1', 'ppo1', 'zus_pel', 'ksef'];
