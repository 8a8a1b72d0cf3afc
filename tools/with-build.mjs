import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { handOver } from './setup/run-in-place.mjs';

// `node tools/with-build.mjs SCRIPT …`: everything a machine with Node and npm lacks, then a script of ours.
try {
  await ensureInstalled();
  await ensureBuilt();
  handOver(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
