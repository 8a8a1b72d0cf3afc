import { cn } from '#app/lib/cn.ts';
import { formatTime } from '#shared/time/dates.ts';
import { Motif } from './motif.tsx';

/** The skies over Jakarta by the hour in WIB from which each begins. */
const skies = [
  [0, 'sky-night'],
  [4, 'sky-dawn'],
  [7, ''],
  [11, 'sky-noon'],
  [15, 'sky-dusk'],
  [19, 'sky-night'],
] as const;

export function skyAt(moment: Date): string {
  const hour = Number(formatTime(moment).slice(0, 2));
  return skies.findLast(([from]) => from <= hour)?.[1] ?? '';
}

export function HourMotif({ className }: { readonly className?: string }) {
  return <Motif name="corner" align="xMaxYMin" className={cn('motif-night', skyAt(new Date()), className)} />;
}
