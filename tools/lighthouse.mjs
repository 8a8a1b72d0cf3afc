import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureChromium } from './setup/ensure-chromium.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';
import { replaceProcess } from './setup/run-in-place.mjs';

// `npm run lighthouse [PATH …]`: Lighthouse scores of the public pages, as on a phone.
try {
  await ensureInstalled();
  await ensureBuilt();
  const env = { CHROME_PATH: await ensureChromium() };
  replaceProcess(['bench/lighthouse.ts', ...process.argv.slice(2)], { env });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
