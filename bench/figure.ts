export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly limit: number | null;
  readonly ratio: number | null;
  /** Empty for a figure that is only printed. */
  readonly targets: readonly Target[];
  readonly notes: Readonly<Record<string, number | string>>;
}

export interface Target {
  readonly text: string;
  readonly is_met: boolean;
}

export function atLeast(name: string, value: number, minimum: number): Target {
  return { text: `${name} ${round(value)} ≥ ${minimum}`, is_met: value >= minimum };
}

export function atMost(name: string, value: number, maximum: number): Target {
  return { text: `${name} ${round(value)} ≤ ${maximum}`, is_met: value <= maximum };
}

export function round(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted[middle - 1] ?? upper;
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** Nearest-rank percentile, `share` between 0 and 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function describeFigure(figure: Figure): string {
  const limit = figure.limit === null ? '' : `  limit ${round(figure.limit)}`;
  const ratio = figure.ratio === null ? '' : `  ratio ${round(figure.ratio)}`;
  const targets = figure.targets.map((target) => `${target.is_met ? 'met' : 'MISSED'}: ${target.text}`);
  const notes = Object.entries(figure.notes).map(
    ([name, value]) => `${name} ${typeof value === 'number' ? round(value) : value}`,
  );
  return [
    `${figure.name}  ours ${round(figure.ours)} ${figure.unit}${limit}${ratio}`,
    ...targets,
    ...notes,
  ].join('  |  ');
}
