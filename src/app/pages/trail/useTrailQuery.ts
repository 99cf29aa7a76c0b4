import { useSearchParams } from 'react-router';
import { type TrailKind, type TrailQuery, trailKinds, writeTrailQuery } from '../../../contract/trail';
import { isDate } from '../../../lib/dates';
import { isUuid } from '../../../lib/uuid';

/** What of the trail the address asks for, and how to ask for something else; what can't be asked for is left out. */
export function useTrailQuery(): [query: TrailQuery, change: (changes: Partial<TrailQuery>) => void] {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<TrailQuery>) => {
    // Two changes may come before the first one is drawn.
    const asked = readAddress(new URLSearchParams(window.location.search));
    setParams(writeTrailQuery({ ...asked, ...changes }), { replace: true });
  };
  return [readAddress(params), change];
}

function readAddress(params: URLSearchParams): TrailQuery {
  const one = (key: keyof TrailQuery, fits: (text: string) => boolean) => {
    const text = params.get(key) ?? '';
    return text !== '' && fits(text) ? { [key]: text } : {};
  };
  const entity = one('entity', (text) => /^[a-z-]{1,60}$/.test(text));
  return {
    ...one('actor', isUuid),
    ...entity,
    ...('entity' in entity ? one('about', isUuid) : {}),
    ...one('kind', (text) => Object.hasOwn(trailKinds, text as TrailKind)),
    ...one('from', isDate),
    ...one('to', isDate),
  };
}
