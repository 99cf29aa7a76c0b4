import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** One build is one firm's panel: `VITE_TENANT` names it, and it lands in `dist/<tenant>`. */
const tenant = process.env.VITE_TENANT ?? 'demo';

export default defineConfig({
  plugins: [react()],
  html: { cspNonce: '__CSP_NONCE__' },
  build: { outDir: `dist/${tenant}`, emptyOutDir: true, target: 'es2023' },
});
