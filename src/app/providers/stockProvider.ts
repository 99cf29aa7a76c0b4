import type { fetchUtils } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import { request } from './request';

const http: typeof fetchUtils.fetchJson = async (url, { method = 'GET', body, signal } = {}) => {
  const answer = await request<unknown>(url, {
    method: method as 'GET',
    ...(typeof body === 'string' ? { body: JSON.parse(body) } : {}),
    signal: signal ?? undefined,
  });
  return { ...answer, body: '' };
};

/** ra-data-simple-rest over our wire; what it asks like every REST API, it asks here too. */
export const stockProvider = simpleRest('/api', http);
