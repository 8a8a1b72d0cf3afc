import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { takeScriptHashes } from './script-hashes.server.ts';
import { beforePaintScript } from './theme.ts';

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('only scripts with the mark of the rendering are hashed, and the document leaves without it', () => {
  const { html, script_hashes } = takeScriptHashes(
    Buffer.from(
      [
        '<script nonce="m4rk">ours()</script>',
        '<script>theirs()</script>',
        '<script nonce="guess">theirs(1)</script>',
        '<p><script data-open="</p>',
        '<script nonce="m4rk" type="module">ours(2)</script>',
        '<script nonce="m4rk" src="/a.js"></script>',
      ].join(''),
    ),
    'm4rk',
  );
  expect(script_hashes).toEqual([beforePaintScript, 'ours()', 'ours(2)'].map(hashOf));
  expect(html.toString()).not.toContain('m4rk');
  expect(html.toString()).toContain('<script type="module">ours(2)</script>');
});

test('a preloaded script has a low priority, a style sheet has not', () => {
  const { html } = takeScriptHashes(
    Buffer.from(
      '<link rel="stylesheet" href="/a.css" nonce="m4rk"/><link rel="modulepreload" href="/a.js" nonce="m4rk"/>',
    ),
    'm4rk',
  );
  expect(html.toString()).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js" fetchpriority="low"/>',
  );
});
