import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { clientDeclarations } from './scripts/clientDeclarations.ts';
import { installable } from './scripts/installable.ts';
import { panelChunks } from './scripts/panelChunks.ts';
import { productVersion } from './scripts/productVersion.ts';
import { runAtBuild } from './scripts/runAtBuild.ts';
import { nonceMark } from './src/contract/nonceMark.ts';

/** One build is one firm's panel: `VITE_TENANT` names it, and it lands in `dist/<tenant>`. */
const tenant = process.env.VITE_TENANT ?? 'demo';

/** The router's exports name its development build alone; the production one has no warnings to carry. */
const productionRouter = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url));

/** A small file of our own in the place of a package that others bring along. */
const inPlace = (file: string) => fileURLToPath(new URL(`./src/app/i18n/${file}`, import.meta.url));

/** Its plugins keep what they found, so each build has its own. */
const panel = (command: 'build' | 'serve'): UserConfig => ({
  define: {
    'import.meta.env.VITE_TENANT': JSON.stringify(tenant),
    'import.meta.env.VITE_API_KEY': JSON.stringify(process.env.VITE_API_KEY ?? `${tenant}-api-key`),
    'import.meta.env.VITE_API_URL': JSON.stringify(process.env.VITE_API_URL ?? ''),
    'import.meta.env.VITE_VERSION': JSON.stringify(productVersion(import.meta.dirname, process.env.VITE_COMMIT)),
  },
  plugins: [
    react(),
    runAtBuild(import.meta.dirname),
    clientDeclarations(import.meta.dirname),
    installable(import.meta.dirname, tenant),
  ],
  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: productionRouter('index') },
            { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
            {
              find: /^jsonexport\/dist\/index\.js$/,
              replacement: fileURLToPath(new URL('./src/app/resource/noExporter.ts', import.meta.url)),
            },
            { find: /^object\.entries$/, replacement: inPlace('objectEntries.cjs') },
            { find: /^hasown$/, replacement: inPlace('hasOwn.cjs') },
            { find: /^inflection$/, replacement: inPlace('inflection.ts') },
            { find: /^diacritic$/, replacement: inPlace('diacritic.ts') },
            { find: /^lodash\/isEqual\.js$/, replacement: inPlace('isEqual.ts') },
          ]
        : [],
  },
  // The server puts a nonce of its own into each answer where this stands.
  html: { cspNonce: nonceMark },
  build: {
    outDir: `dist/${tenant}`,
    emptyOutDir: true,
    target: 'es2023',
    // As old as the scripts' own; colours in light and dark are written out for those that do not know light-dark().
    cssTarget: ['chrome111', 'firefox115', 'safari16.4'],
    // The content policy takes fonts and pictures from the origin alone, never from a data address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Its functions stand alone; being CommonJS, they would come along with every module that merely names one.
      treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]lodash[\\/]/, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4000' } },
});

export default defineConfig(async ({ command }) => {
  const config = panel(command);
  const rolldownOptions = config.build?.rolldownOptions;
  if (command === 'build' && rolldownOptions)
    rolldownOptions.output = { codeSplitting: { groups: await panelChunks({ ...panel(command), root: import.meta.dirname }) } };
  return config;
});
