import { cut, fold } from '../../lib/text';

/** Letters and digits alone, so that it needs no quoting anywhere. */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
}

/** A file's own name as every system may keep it, behind the beginning of its id, so that no two are alike. */
export function fileNameIn(id: string, name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 ? cut(name.slice(dot), 10) : '';
  const stem = cut(dot > 0 ? name.slice(0, dot) : name, 80);
  const plain = `${stem}${ending}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/[. ]+$/, '');
  return `${id.slice(-8)}-${plain}`;
}
