import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { createLogger, defineConfig } from 'vite';
import { boundNumbers } from './tools/setup/bound-numbers.ts';
import { oneLanguage } from './tools/setup/one-language.ts';
import { routerPatches } from './tools/setup/router-patches.ts';
import { scriptGroups } from './tools/setup/script-groups.ts';
import { smallSource } from './tools/setup/small-source.ts';

/** A warning ends the build: one that nobody reads stays for ever, and hides the next one. */
function strictLogger() {
  const fail = (message: string) => {
    throw new Error(`the build warns: ${message}`);
  };
  return { ...createLogger('warn'), warn: fail, warnOnce: fail };
}

/** Packages of which the server and its pages have one together, and one that is a binary. */
const OF_THE_SERVER = ['react', 'react-dom', 'react-router', '@resvg/resvg-js'];

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), boundNumbers(), oneLanguage(), routerPatches(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // All of it is the root's: else each script that is fetched later would bring it once more, and every element its style anew.
    cssCodeSplit: false,
    // What a page fetches later comes with its own imports at once, but for those that are on every page.
    modulePreload: {
      resolveDependencies: (_file, imports) =>
        imports.filter((file) => !/\/(framework|rolldown-runtime|shell)-/.test(file)),
    },
    // How long plugins took is news of the machine, not of the code.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    // The server reads everything at its start; only a browser fetches less by a dynamic import.
    ssr: {
      build: {
        rolldownOptions: { checks: { ineffectiveDynamicImport: false }, output: smallSource },
      },
      // What pages use of a package is a part of them, instead of all its files at each start.
      ...(command === 'build' ? { resolve: { noExternal: true as const, external: OF_THE_SERVER } } : {}),
    },
  },
  ...(command === 'build' ? { customLogger: strictLogger() } : {}),
}));
