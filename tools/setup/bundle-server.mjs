import { build } from 'vite';
import { root } from './paths.mjs';
import { smallSource } from './small-source.ts';

// The server and its packages as one script: a start reads a few files instead of thousands. Packages stay outside that
// the pages load too, that register themselves as they are loaded, or that are for development.
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
    // A faster driver that `pg` would take if it were there.
    rolldownOptions: { external: ['pg-native'], output: smallSource },
  },
});
