import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { handOver } from './setup/run-in-place.mjs';

// `npm run bench [NAME …]`: figures beside the machine's own limit.
try {
  await ensureInstalled();
  await ensureBuilt();
  handOver(['bench/run.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
