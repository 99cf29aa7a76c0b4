/** Takes a given key and name out of the environment where several panels are built. */
export function dropGiven(tenants: readonly string[], env: Record<string, string | undefined>): boolean;
