import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './tools/setup/compress-assets.ts';
import { browserLanguage } from './tools/setup/one-language.ts';

export default {
  appDirectory: 'app',
  // Scripts for browsers are built once for each language; the server's pages speak both.
  buildDirectory: browserLanguage === 'en' ? 'build/en' : 'build',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
