import { z } from 'zod';
import { readYaml } from './read-yaml.ts';

const file = z.strictObject({
  /** What it is called in `files/`, and in lessons and products. */
  name: z.string(),
  id: z.uuid(),
  content_type: z.string(),
  /** What a lesson gives away is open through it; `public` is what no lesson names. */
  access: z.enum(['owner', 'public']),
  /** Of a PDF. */
  pages: z.int().exactOptional(),
});
export type DemoFile = z.output<typeof file>;

export const readFiles = () => readYaml('files.yaml', file.array());

export function fileId(files: readonly DemoFile[], name: string): string {
  const found = files.find((one) => one.name === name);
  if (found === undefined) throw new Error(`db/seed/files.yaml has no ${name}`);
  return found.id;
}
