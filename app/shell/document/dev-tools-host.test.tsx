import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DevToolsHost } from './dev-tools-host.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('[PUB-056] the badge is part of a development build, and of no other', () => {
  vi.stubEnv('DEV', true);
  expect(renderToString(<DevToolsHost />)).toContain('Mode dev');
  vi.stubEnv('DEV', false);
  expect(renderToString(<DevToolsHost />)).not.toContain('Mode dev');
});
