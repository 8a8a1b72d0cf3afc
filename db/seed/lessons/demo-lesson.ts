import type { DemoFileName } from '../demo-files.ts';
import type { Block } from '../products/demo-product.ts';

/** What a lesson of the demo business says; its title and length stand with the product. */
export interface DemoLesson {
  readonly id: string;
  /** One sentence under the title. */
  readonly description: string;
  readonly body: readonly Block[];
  /** Names of demo files. */
  readonly video?: { readonly film: DemoFileName; readonly captions: DemoFileName };
  readonly file?: DemoFileName;
  /** Given away on the public page. */
  readonly is_preview?: boolean;
}
