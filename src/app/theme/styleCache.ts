import createCache from '@emotion/cache';
import { pageNonce } from './nonce';

/** Styles go under the page's nonce, which the content policy asks for. */
export const styleCache = createCache({ key: 'pb', nonce: pageNonce() });
