import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { handOver } from './setup/run-in-place.mjs';

// `node tools/with-build.mjs SCRIPT …`: installs and builds what is missing, then runs a script.
try {
  await ensureInstalled();
  await ensureBuilt();
  handOver(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
