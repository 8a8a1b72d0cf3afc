import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { linesOf, tellUntimelyEnd } from '#tests/support/machine/app-server.ts';

test.for([
  {
    script: "console.error('the last word'); process.exit(7)",
    told: 'code 7, signal null:\nthe last word\n',
  },
  {
    script: "console.error('stopped'); process.kill(process.pid, 'SIGKILL')",
    told: 'code null, signal SIGKILL:\nstopped\n',
  },
])('an app that ends by itself says with what, and its last words: $told', async ({ script, told }) => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  tellUntimelyEnd(child, linesOf(child.stderr));
  await once(child, 'close');
  expect(said.mock.calls).toEqual([[`the app ended by itself, ${told}`]]);
});

test('an app that was told to end says nothing', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const child = spawn(process.execPath, ['-e', ''], { stdio: ['ignore', 'ignore', 'pipe'] });
  tellUntimelyEnd(child, linesOf(child.stderr))();
  await once(child, 'close');
  expect(said).not.toHaveBeenCalled();
});
