import { z } from 'zod';
import { readYaml } from './read-files.ts';

const file = z.strictObject({
  name: z.string(),
  id: z.uuid(),
  content_type: z.string(),
  /** A free lesson opens its own files; `public` is for files that no lesson names. */
  access: z.enum(['owner', 'public']),
  pages: z.int().exactOptional(),
});
export type DemoFile = z.output<typeof file>;

export const readFiles = () => readYaml('files.yaml', file.array());

export function fileId(files: readonly DemoFile[], name: string): string {
  const found = files.find((one) => one.name === name);
  if (found === undefined) throw new Error(`db/seed/files.yaml has no ${name}`);
  return found.id;
}
