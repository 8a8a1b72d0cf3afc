import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { createLogger, defineConfig } from 'vite';

/**
 * What every public page needs travels as two files and the shop as one more, with all that they import: pieces that
 * are compressed together come out 10 KB smaller than thirty pieces alone, and a phone asks for six files at a time.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\/|rolldown\/runtime/,
    priority: 4,
  },
  {
    name: 'shell',
    test: /\/app\/(routes\/public\/layout|features\/shell\/(site-document|public-shell|error-screen|toaster-host|developer-aids|guard-wait)|features\/cart\/cart-host|hooks\/use-(form|cart|auth)-door|features\/(account\/auth-modal-host|forms\/(form-doors|use-form-door))|components\/(later|slip|served-only)|lib\/page-meta)\.tsx?($|\?)/,
    priority: 3,
  },
  { name: 'calls', test: /\/(contract\/client|app\/lib\/toast)\.ts($|\?)/, priority: 2 },
  {
    name: 'shop',
    test: /\/app\/(features\/(catalog\/(shop-page|shop-view|catalog-toolbar|catalog-copy|product-list|product-card|product-meta|lead-card|price|buy-area|wishlist-button|add-to-cart-button)|checkout\/(use-purchase|product-to-buy))|hooks\/use-(owned-products|cart|sign-in-first))\.tsx?($|\?)/,
    priority: 1,
  },
  {
    name: 'lists',
    test: /\/(app\/(components\/(pagination|search-field|empty-state|error-state|cover|picture|ui\/(input|badge))|lib\/url-view)|shared\/(dates|media|kawung\/cover-palettes))\.tsx?($|\?)/,
    priority: 2,
  },
];

/** A warning ends the build: one that nobody reads stays for ever, and hides the next one. */
function strictLogger() {
  const fail = (message: string) => {
    throw new Error(`the build warns: ${message}`);
  };
  return { ...createLogger('warn'), warn: fail, warnOnce: fail };
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
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
