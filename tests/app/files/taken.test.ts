// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { handOver, takeOver } from '../../../src/app/files/taken';
import { endSession } from '../../../src/app/session/end';
import { kept } from '../../../src/app/session/session';
import { keepTokens, keepUser } from '../../../src/app/session/store';
import { client } from '../support/people';

const photo = new File(['…'], 'paragon.jpg', { type: 'image/jpeg' });
const logIn = () => {
  keepTokens({ access_token: 'a', refresh_token: 'r' });
  keepUser(kept(client));
};

test('photographs wait for the screen that sends them, once', () => {
  logIn();
  handOver([photo]);
  handOver([photo]);
  expect(takeOver()).toEqual([photo, photo]);
  expect(takeOver()).toEqual([]);
});

test('S05: a photograph that waits is not handed to whoever logs in next', () => {
  logIn();
  handOver([photo]);
  endSession({ expired: false });
  logIn();
  expect(takeOver()).toEqual([]);
});
