import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** One build is one firm's panel: `VITE_TENANT` names it, and it lands in `dist/<tenant>`. */
const tenant = process.env.VITE_TENANT ?? 'demo';
const api = process.env.API_URL ?? 'http://127.0.0.1:4000';

/** Lays `.br` and `.gz` beside every file that text compression helps, so that the server never compresses while it answers. */
function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    writeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  define: {
    'import.meta.env.VITE_TENANT': JSON.stringify(tenant),
    'import.meta.env.VITE_API_KEY': JSON.stringify(process.env.VITE_API_KEY ?? `${tenant}-api-key`),
    'import.meta.env.VITE_API_URL': JSON.stringify(process.env.VITE_API_URL ?? ''),
  },
  plugins: [react(), precompressed()],
  // The server puts a nonce of its own into each answer where this stands.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: `dist/${tenant}`,
    emptyOutDir: true,
    target: 'es2023',
    // The content policy takes fonts and pictures from the origin alone, never from a data address.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});
