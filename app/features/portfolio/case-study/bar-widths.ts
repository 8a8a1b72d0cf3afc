import type { ResultMetric } from '#contract/public/case-studies.ts';

export interface BarWidths {
  /** Percent of the longer bar, 0 to 100. */
  readonly before: number;
  readonly after: number;
}

/**
 * How long the two bars of a figure are: in proportion, measured from zero, the larger one whole. Null where bars would
 * lie: below zero, and where there is nothing to measure.
 */
export function barWidths({ before_value, after_value }: ResultMetric): BarWidths | null {
  const larger = Math.max(before_value, after_value);
  if (Math.min(before_value, after_value) < 0 || larger === 0) return null;
  return { before: (before_value / larger) * 100, after: (after_value / larger) * 100 };
}
