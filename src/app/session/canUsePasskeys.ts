/** Whether this browser has keys to ask for at all; some have none, and none has them at an address that is not secure. */
export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';
