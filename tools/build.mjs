import { build } from './setup/ensure-built.mjs';
import { requirePackages } from './setup/require-packages.mjs';

// `npm run build`: builds the pages for a start in a read-only tree.
try {
  requirePackages();
  await build();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
