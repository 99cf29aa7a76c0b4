import { checkNip } from '../../src/domain/identifiers/nip';

/** So many valid NIPs of the crowd that the stand-in of the registers knows. */
export function crowdNips(count: number): string[] {
  const nips: string[] = [];
  for (let nth = 1; nips.length < count; nth += 1) {
    const nine = `711${String(nth).padStart(6, '0')}`;
    const nip = [...Array(10).keys()].map((digit) => `${nine}${digit}`).find((each) => checkNip(each) === null);
    if (nip) nips.push(nip);
  }
  return nips;
}
