import { spawn } from 'node:child_process';

export interface NodeRun {
  readonly code: number | null;
  /** Its output, of both streams. */
  readonly said: string;
}

/** Another Node program, to its end. */
export async function runNode(
  args: readonly string[],
  options: { readonly cwd?: string } = {},
): Promise<NodeRun> {
  // No linter calls home.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(process.execPath, args, { ...options, env });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('close', resolve).on('error', reject);
  return { code: await promise, said: said.join('') };
}
