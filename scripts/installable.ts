import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { type HtmlTagDescriptor, type Plugin, runnerImport } from 'vite';
import { firmIcons, type Icon } from './firmIcons.ts';

/** A firm as its installed panel shows it. */
interface Face {
  name: string;
  shortName: string;
  initials: string;
  logo: string | null;
  colors: { primary: string; background: string };
}

/** A file of the panel's, as the build reads it. */
const load = async <T>(root: string, file: string) =>
  (await runnerImport<T>(join(root, file), { root, logLevel: 'error' })).module;

/** The firm's file, or for one that has none the standard look under the name that the build was given. */
async function faceOf(root: string, firm: string): Promise<Face> {
  const { shipped } = await load<typeof import('../src/tenants')>(root, 'src/tenants/index.ts');
  const { standard } = await load<typeof import('../src/tenants/standard')>(root, 'src/tenants/standard.ts');
  const { initialsOf, shortNameOf } = await load<typeof import('../src/tenants/appName')>(root, 'src/tenants/appName.ts');
  const { legible } = await load<typeof import('../src/app/theme/colors')>(root, 'src/app/theme/colors.ts');
  const plain = standard(firm).tenant;
  const changes = shipped[firm]?.changes.tenant ?? {};
  const name = changes.name ?? process.env.VITE_FIRM_NAME ?? plain.name;
  return {
    name,
    shortName: shortNameOf(name),
    initials: initialsOf(name),
    logo: changes.logo ?? plain.logo,
    colors: legible({ ...plain.colors, ...changes.colors }),
  };
}

function manifestOf({ name, shortName, colors }: Face, icons: readonly Icon[], share_target: object): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: shortName,
    lang: 'pl',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colors.primary,
    background_color: colors.background,
    share_target,
    icons: icons
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ fileName, size, purpose }) => ({
        src: `/${fileName}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
  });
}

function tagsOf({ shortName }: Face, icons: readonly Icon[]): HtmlTagDescriptor[] {
  const link = (rel: string, { fileName, size }: Icon): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, type: 'image/png', sizes: `${size}x${size}`, href: `/${fileName}` },
    injectTo: 'head',
  });
  const small = icons.find(({ size }) => size === 192);
  const apple = icons.find(({ purpose }) => purpose === 'apple');
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    { tag: 'meta', attrs: { name: 'apple-mobile-web-app-title', content: shortName }, injectTo: 'head' },
    ...(small ? [link('icon', small)] : []),
    ...(apple ? [link('apple-touch-icon', apple)] : []),
  ];
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A file of `src/app/offline` as one classic script; nothing of the panel comes along. */
async function script(root: string, name: string, define: Record<string, unknown> = {}): Promise<string> {
  const known = Object.entries(define).map(([word, value]) => [word, JSON.stringify(value)]);
  const bundle = await rolldown({
    input: join(root, `src/app/offline/${name}.ts`),
    transform: { define: Object.fromEntries(known) },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/** What is shown without a connection, by file name. */
async function offlineFiles(root: string, { colors }: Face): Promise<Map<string, string>> {
  const code = await script(root, 'page');
  const scriptName = `assets/offline-${hashOf(code)}.js`;
  const page = (await readFile(join(root, 'src/app/offline/offline.html'), 'utf8'))
    .replaceAll('__SCRIPT__', `/${scriptName}`)
    .replaceAll('__PRIMARY__', colors.primary)
    .replaceAll('__BACKGROUND__', colors.background);
  return new Map([
    ['offline.html', page],
    [scriptName, code],
  ]);
}

/** Makes a firm's panel one that a phone installs: manifest, icons in its colours, service worker, offline page. */
export function installable(root: string, firm: string): Plugin {
  let face: Face | null = null;
  let icons: Icon[] = [];
  return {
    name: 'installable',
    apply: 'build',
    async buildStart() {
      face = await faceOf(root, firm);
      const { shareTarget } = await load<typeof import('../src/contract/shareTarget')>(root, 'src/contract/shareTarget.ts');
      icons = await firmIcons({ color: face.colors.primary, initials: face.initials, logo: face.logo }, join(root, 'public'));
      for (const { fileName, source } of icons) this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifestOf(face, icons, shareTarget) });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!face) return html;
        const own = html
          .replace(/<link rel="icon"[^>]*>\s*/, '')
          .replace(/(name="theme-color" content=")[^"]*/, `$1${face.colors.primary}`);
        return { html: own, tags: tagsOf(face, icons) };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!face) return;
        const offline = await offlineFiles(root, face);
        for (const [fileName, source] of offline) this.emitFile({ type: 'asset', fileName, source });
        // Another build of anything is another worker, which is how a browser learns of it.
        const build = hashOf([...Object.keys(bundle), ...offline.keys(), offline.get('offline.html')].sort().join());
        const source = await script(root, 'worker', {
          __CACHE__: `panel.${firm}.${build}`,
          __ICON__: `/${icons.find(({ size }) => size === 192)?.fileName ?? ''}`,
          __OFFLINE__: [...offline.keys()].map((name) => `/${name}`),
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
