/** What the build fixes: whose panel it is, the key that names the firm to the API, where the API answers, and which version it is. */
export const build = {
  tenant: import.meta.env.VITE_TENANT,
  apiKey: import.meta.env.VITE_API_KEY,
  /** Empty where the panel and the API share an origin. */
  apiUrl: import.meta.env.VITE_API_URL,
  version: import.meta.env.VITE_VERSION,
} as { tenant: string; apiKey: string; apiUrl: string; version?: string };
