import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every public page needs travels as two files, with all that they import: pieces that are compressed together
 * come out 10 KB smaller than thirty pieces alone.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@react-router)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: /\/app\/(routes\/public\/layout|features\/shell\/(public-shell|error-screen|toaster-host|developer-aids|guard-wait)|features\/cart\/cart-host|hooks\/use-(form|cart|auth)-door|features\/(account\/auth-modal-host|forms\/form-doors)|components\/(later|slip|json-ld)|lib\/(page-meta|structured-data\/business))\.tsx?($|\?)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
