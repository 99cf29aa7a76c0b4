import { stars } from '../../contract/mask';

const SHOWN = 4;

/** What stands beside an encrypted value so that it can be told from others without opening it. */
export function tailOf(value: string): string {
  return value.slice(-SHOWN);
}

/** `*******1234` */
export function masked(tail: string): string {
  return `${stars}${tail}`;
}
