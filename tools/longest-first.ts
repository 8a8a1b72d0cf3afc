import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG } from './test-files.ts';

/** Begins with what takes longest, so that no worker is left alone with it at the end. */
// biome-ignore lint/plugin: vitest asks for a class
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const known = LONG.indexOf(relative(this.ctx.config.root, moduleId));
      return known === -1 ? LONG.length : known;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
