import userEvent from '@testing-library/user-event';

/**
 * The window that files of screen tests share, one after the other: quick at what they ask most, and put back after each of them
 * as the first one found it.
 */

const timers = new Set<ReturnType<typeof setTimeout>>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const begin = globalThis[name];
  globalThis[name] = Object.assign((...given: Parameters<typeof setTimeout>) => {
    const timer = begin(...given);
    timers.add(timer);
    return timer;
  }, begin) as never;
}

/** The window draws by a timer of its own while anybody waits for a frame; taken away before they are, it would never draw again. */
const frames = new Set<number>();
const [askForFrame, giveUpFrame] = [window.requestAnimationFrame.bind(window), window.cancelAnimationFrame.bind(window)];
window.requestAnimationFrame = (draw) => {
  const frame = askForFrame((now) => {
    frames.delete(frame);
    draw(now);
  });
  frames.add(frame);
  return frame;
};

/** What a screen has set going goes on when its file is over: a pause, a search that rests. It ends with the file. */
export function endTimers(): void {
  for (const frame of frames) giveUpFrame(frame);
  frames.clear();
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

window.scrollTo = () => {};
// No question about the window or the person's wishes is answered with yes; a test of a phone puts its own in its place.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
// Nothing has a size here, so nothing changes it.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** The labels of a control as HTML finds them; jsdom's own asks every label of the page to search the whole page for its control. */
function labelsOf(control: HTMLElement): HTMLLabelElement[] {
  // By index: an iterator asks for the length at each step, and jsdom looks through the names of all elements for one called so.
  const all: HTMLLabelElement[] = Array.prototype.slice.call(control.ownerDocument.getElementsByTagName('label'));
  return all.filter((label) => (label.htmlFor ? label.htmlFor === control.id : label.contains(control)));
}
for (const { prototype } of [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, HTMLButtonElement])
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return labelsOf(this);
    },
  });

/** Elements that stand in their line; the text of any other is a word of its own in a name. */
const inLine = new Set(
  'a abbr b bdi bdo br cite code em i input img kbd label mark q s small span strong sub sup svg time u'.split(' '),
);
/** No sheet stands in the page but the browser's own, which jsdom would go through, rule by rule, at every question for a role. */
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || element.localName === 'textarea') return styleOf(element, pseudo);
  const own = element.getAttribute('style') === null ? null : (element as HTMLElement).style;
  const said: Record<string, string> = {
    display: own?.display || (element.hasAttribute('hidden') ? 'none' : inLine.has(element.localName) ? 'inline' : 'block'),
    visibility: inherited(element, 'visibility') || 'visible',
    pointerEvents: inherited(element, 'pointer-events') || 'auto',
  };
  said['pointer-events'] = said.pointerEvents as string;
  const declared = (name: string) => said[name] ?? own?.getPropertyValue(name) ?? '';
  return new Proxy({ getPropertyValue: declared } as CSSStyleDeclaration, {
    get: (target, key) => Reflect.get(target, key) ?? said[String(key)] ?? (own && Reflect.get(own, key)) ?? '',
  });
};

function inherited(element: Element, name: 'visibility' | 'pointer-events'): string {
  const near = element.closest(`[style*="${name}"]`);
  return near ? (near as HTMLElement).style.getPropertyValue(name) : '';
}

/** jsdom knows the dialog element but not how to open one over the page. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// The library of keys and presses makes a document ready once: before it is noted how it was found.
userEvent.setup();

/** Where tests put what a browser has and jsdom has not, or something of their own. */
const holders: readonly object[] = [
  globalThis,
  document,
  navigator,
  navigator.constructor.prototype,
  URL,
  Element.prototype,
  HTMLElement.prototype,
  HTMLInputElement.prototype,
  HTMLCanvasElement.prototype,
  HTMLDialogElement.prototype,
  Blob.prototype,
  Storage.prototype,
];
/** Libraries note on a page what they did to it, by symbols and underscores; that holds for the next file too. */
const names = (holder: object) => Object.getOwnPropertyNames(holder).filter((name) => !name.startsWith('_'));
const asFound = holders.map((holder) => new Map(names(holder).map((name) => [name, describe(holder, name)])));

function describe(holder: object, key: string): PropertyDescriptor {
  return Object.getOwnPropertyDescriptor(holder, key) as PropertyDescriptor;
}

/** Takes away what a file has put into the window, puts back what it has put away, and leaves an empty page at the root. */
export function putBack(): void {
  endTimers();
  for (const [at, holder] of holders.entries()) {
    const found = asFound[at] as Map<string, PropertyDescriptor>;
    for (const key of names(holder)) if (!found.has(key)) Reflect.deleteProperty(holder, key);
    for (const [key, was] of found) {
      const now = Object.getOwnPropertyDescriptor(holder, key);
      if (was.configurable && (now?.value !== was.value || now?.get !== was.get)) Object.defineProperty(holder, key, was);
      else if (was.writable && now?.value !== was.value) Reflect.set(holder, key, was.value);
    }
  }
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes, ...document.body.attributes]) {
    document.documentElement.removeAttribute(name);
    document.body.removeAttribute(name);
  }
  document.title = '';
  history.replaceState(null, '', '/');
}
