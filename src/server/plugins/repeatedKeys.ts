/** Whether a JSON text, known to be one, has an object with a key that stands twice: readers differ in which of the two they believe. */
export function hasRepeatedKey(json: string): boolean {
  // One entry for each open bracket: the keys of an object, or null for a list.
  const open: (Set<string> | null)[] = [];
  let keys: Set<string> | null = null;
  let isKey = false;
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case 0x7b: // {
        keys = new Set();
        open.push(keys);
        isKey = true;
        break;
      case 0x5b: // [
        keys = null;
        open.push(null);
        isKey = false;
        break;
      case 0x7d: // }
      case 0x5d: // ]
        open.pop();
        keys = open.at(-1) ?? null;
        isKey = false;
        break;
      case 0x2c: // ,
        isKey = keys !== null;
        break;
      case 0x22: {
        const end = closing(json, at);
        if (isKey && keys) {
          const key = keyOf(json.slice(at, end + 1));
          if (keys.has(key)) return true;
          keys.add(key);
          isKey = false;
        }
        at = end;
      }
    }
  }
  return false;
}

/** Where the text that begins here with its quotation mark ends. */
function closing(json: string, from: number): number {
  for (let end = json.indexOf('"', from + 1); ; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === 0x5c) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}

const keyOf = (quoted: string): string => (quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1));
