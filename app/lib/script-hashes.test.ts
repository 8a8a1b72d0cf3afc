import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { extractScriptHashes } from './script-hashes.server.ts';
import { beforePaintScript } from './theme.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('only scripts with the mark of the rendering are hashed, and the document leaves without it', () => {
  const { html, hashes } = extractScriptHashes(
    [
      '<script nonce="m4rk">ours()</script>',
      '<script>theirs()</script>',
      '<script nonce="guess">theirs(1)</script>',
      '<p><script data-open="</p>',
      '<script nonce="m4rk" type="module">ours(2)</script>',
      '<script nonce="m4rk" src="/a.js"></script>',
    ].join(''),
    'm4rk',
  );
  expect(hashes).toEqual([beforePaintScript, 'ours()', 'ours(2)'].map(hashOf));
  expect(html).not.toContain('m4rk');
  expect(html).toContain('<script type="module">ours(2)</script>');
});
