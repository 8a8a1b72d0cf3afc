import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressAssets } from './tools/setup/compress-assets.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config;
