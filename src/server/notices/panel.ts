let urlOf: (firm: string) => string = () => '';

/** Says where each firm's panel stands, for links in messages; from the configuration, never from a request (A24). */
export function startNotices(panelUrl: (firm: string) => string): void {
  urlOf = panelUrl;
}

export const panelOf = (firm: string): string => urlOf(firm).replace(/\/+$/, '');
