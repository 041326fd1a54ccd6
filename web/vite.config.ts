import { defineConfig } from 'vitest/config';

const SERVER = 'http://127.0.0.1:8000'; // what `topcluck serve` listens on, for ./dev page --watch

export default defineConfig({
  build: {
    outDir: '../src/topcluck/server/page', // package data of the wheel; the server hands it out
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0, // the server's CSP allows no data: addresses, and neither inline script nor style
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' }, // what the licences of the bundled packages ask for
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
