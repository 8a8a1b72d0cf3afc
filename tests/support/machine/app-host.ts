import '#server/node-env.ts';
import '#server/limit-outgoing.ts';
import { z } from 'zod';
import { loadConfig } from '#server/platform/config/config.ts';
import { captureConsole, createLogger } from '#server/platform/telemetry/logger.ts';
import { startProcess } from '#server/start-process.ts';

// A process that runs one app after the other, each on its own database, and has loaded its code once. What
// `server/main.ts` does around an app is seen by the tests that start that.
const logger = createLogger('info');
captureConsole(logger, console);
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a failure that nobody waited for'));

let stop = async () => {};

const order = z.object({ environment: z.record(z.string(), z.string()).nullable() });

/** An environment starts an app in place of the one that runs; null only stops it. */
async function follow(message: unknown): Promise<string | null> {
  const { environment } = order.parse(message);
  await stop();
  stop = async () => {};
  if (environment === null) return null;
  const config = loadConfig(environment);
  const stopping = new AbortController().signal;
  const running = await startProcess({ config, logger, role: 'all', is_hot: false, stopping });
  stop = running.stop;
  return running.app_url;
}

process.on('message', (message) => {
  follow(message).then(
    (url) => process.send?.({ url }),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => {
  void stop().finally(() => process.exit());
});
