/** The copy, or a part of it, is not what was written: cut, changed, swapped, or closed with another passphrase. */
export class CopyDamaged extends Error {
  override readonly name = 'CopyDamaged';
}
