import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { createLogger, defineConfig } from 'vite';
import { oneLanguage } from './tools/setup/one-language.ts';

/**
 * What a page imports travels as one file for each of these: React with its router, which seldom change; the frame of
 * the site with the landing page; what other pages share with the shop; the shop. Compressed together they are 9 KB
 * smaller than in forty pieces, and a phone asks for six files at a time.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|rolldown\/runtime/,
    priority: 3,
  },
  { name: 'shell', test: /\/app\/(root|routes\/public\/(layout|home))\.tsx/, priority: 2 },
  {
    name: 'page',
    test: /\/(app\/(components\/(page\/empty-state|ui\/(input|select)|brand\/(picture|cover))|lib\/(search-params|api\/browser-client))|shared\/(media|result|page-language)|messages\/(\w+\/)?page)\.tsx?$/,
    priority: 1.5,
  },
  { name: 'shop', test: /\/app\/routes\/shop\/marketplace\.tsx/, priority: 1 },
];

/** A warning ends the build: one that nobody reads stays for ever, and hides the next one. */
function strictLogger() {
  const fail = (message: string) => {
    throw new Error(`the build warns: ${message}`);
  };
  return { ...createLogger('warn'), warn: fail, warnOnce: fail };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), oneLanguage(), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // How long plugins took is news of the machine, not of the code.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server reads everything at its start; only a browser fetches less by a dynamic import.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
  ...(command === 'build' ? { customLogger: strictLogger() } : {}),
}));
