import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';

const MAX_BYTES = 1_024;

test('the beacon weighs at most 1 KB before it is compressed', async () => {
  const entry = fileURLToPath(new URL('visit-beacon.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'beacon' },
      rolldownOptions: { external: ['react', 'react-router'] },
    },
  });
  const [bundle] = [built].flat();
  const code =
    bundle !== undefined && 'output' in bundle
      ? bundle.output.map((file) => ('code' in file ? file.code : ''))
      : [];
  const bytes = Buffer.byteLength(code.join(''));
  expect(bytes).toBeGreaterThan(200);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
