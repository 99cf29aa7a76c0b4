import pg from 'pg';
import { describe, expect, test } from 'vitest';
import {
  faultOf,
  isConflict,
  isConnectionLost,
  isForeignKeyViolation,
  isNoSpace,
  isUnavailable,
  NoSpace,
  named,
} from '../../../src/server/db/faults';

/** An error as the driver reads it from the wire. */
const answered = (code: string, message = '') => Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });

/** An error of the system's, as a failed connection gives it. */
const failed = (code: string, syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

describe('an error that the database answered', () => {
  test.each([
    ['40001', 'conflict'],
    ['40P01', 'conflict'],
    ['55P03', 'timeout'],
    ['57014', 'timeout'],
    ['53100', 'no_space'],
    ['25006', 'no_space'],
    ['57P01', 'unavailable'],
    ['57P03', 'unavailable'],
    ['53300', 'unavailable'],
    ['08006', 'unavailable'],
  ])('%s is told as %s', (code, kind) => expect(faultOf(answered(code))).toEqual({ kind }));

  test.each(['42601', '42P01', '22P02', 'XX000'])('%s is a fault of ours', (code) => expect(faultOf(answered(code))).toBeNull());

  test('O04 about a file is told as no space when the disk is full or read-only, and else is a fault of ours', () => {
    expect(isNoSpace(answered('42501', 'could not open file "base/5/2619": Read-only file system'))).toBe(true);
    expect(isNoSpace(answered('58030', 'could not extend file "base/5/2619": No space left on device'))).toBe(true);
    expect(faultOf(answered('42501', 'permission denied for table audit'))).toBeNull();
  });
});

describe('an error of the connection', () => {
  test.each([
    failed('ECONNREFUSED', 'connect'),
    failed('ECONNRESET', 'read'),
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Cannot use a pool after calling end on the pool'),
  ])('O04 %s is told as unavailable once the session has named it', (error) => {
    expect(isConnectionLost(error)).toBe(true);
    expect(faultOf(error)).toBeNull();
    expect(isUnavailable(named(error))).toBe(true);
  });

  test('is not what an error of a handler is taken for', () => {
    const ours = new TypeError('Cannot read properties of undefined');
    expect(isConnectionLost(ours)).toBe(false);
    expect(named(ours)).toBe(ours);
  });
});

test('O04 a write refused for want of room is told as no space', () => expect(isNoSpace(new NoSpace())).toBe(true));

test('each question about a fault is answered for that fault alone', () => {
  expect(isForeignKeyViolation(answered('23503'))).toBe(true);
  expect(isForeignKeyViolation(answered('23505'))).toBe(false);
  expect(isConflict(answered('40P01'))).toBe(true);
  expect(isConflict(answered('55P03'))).toBe(false);
});
