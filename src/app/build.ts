/** What the build fixes: whose panel it is, the key that names the firm to the API, and where the API answers. */
export const build = {
  tenant: import.meta.env.VITE_TENANT,
  apiKey: import.meta.env.VITE_API_KEY,
  /** Empty where the panel and the API share an origin. */
  apiUrl: import.meta.env.VITE_API_URL,
} as { tenant: string; apiKey: string; apiUrl: string };
