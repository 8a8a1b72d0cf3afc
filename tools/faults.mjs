import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { handOver } from './setup/run-in-place.mjs';

// `npm run faults -- --minutes 10`: breaks one thing after the other under load, and counts what was lost.
try {
  await ensureInstalled();
  await ensureBuilt();
  handOver(['tools/faults/run.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
