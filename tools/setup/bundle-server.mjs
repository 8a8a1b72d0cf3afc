import { build } from 'vite';
import { root } from './paths.mjs';
import { smallSource } from './small-source.ts';

// Bundles the server and its packages, so that a start reads a few files instead of thousands. External are packages
// that the pages load too, that register themselves on load, or that are for development.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  ssr: {
    noExternal: true,
    external: ['react', 'react-dom', 'react-router', '@simplewebauthn/server', 'vite'],
  },
  build: {
    ssr: 'server/main.ts',
    outDir: 'build/app',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { external: ['pg-native'], output: smallSource },
  },
});
