import { expect, test } from 'vitest';
import { KSEF_LIMITS } from '../../../src/domain/ksef/api/requests';
import { CEIDG_LIMITS } from '../../../src/domain/registers/ceidg/ceidg';
import type { RateLimit } from '../../../src/domain/registers/exchange';
import { KRS_LIMITS } from '../../../src/domain/registers/krs/krs';
import { WHITE_LIST_LIMITS } from '../../../src/domain/registers/whiteList/requests';

const said = (limits: readonly RateLimit[]) =>
  limits.map(
    ({ requests, seconds, verified, of }) =>
      `${requests}${of ? ` of ${of}` : ''} in ${seconds} s${verified ? '' : ', unverified'}`,
  );

test('how often each register may be asked, and how sure that is', () => {
  expect(said(KSEF_LIMITS.metadata)).toEqual(['8 in 1 s', '16 in 60 s', '20 in 3600 s']);
  expect(said(KSEF_LIMITS.invoice)).toEqual(['8 in 1 s', '16 in 60 s', '64 in 3600 s']);
  expect(said(CEIDG_LIMITS)).toEqual(['50 in 180 s', '1000 in 3600 s']);
  expect(said(KRS_LIMITS)).toEqual(['20 in 60 s, unverified']);
  expect(said(WHITE_LIST_LIMITS)).toEqual(['100 of /search/ in 86400 s, unverified', '5000 of /check/ in 86400 s, unverified']);
});
