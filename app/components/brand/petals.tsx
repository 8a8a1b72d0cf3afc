import { cn } from '#app/lib/cn.ts';

const UPRIGHT = 'M10 0.6C15.6 6 15.6 14 10 19.4C4.4 14 4.4 6 10 0.6Z';
export const LEANING_PETAL = 'M1.2 1.2C11 1 19 9 18.8 18.8C9 19 1 11 1.2 1.2Z';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

export function Petal({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={className}>
      <path fill="currentColor" d={UPRIGHT} />
    </svg>
  );
}

interface PetalRowProps {
  readonly total: number;
  readonly lit: number;
  readonly className?: string | undefined;
}

const STEP = 13;

export function PetalRow({ total, lit, className }: PetalRowProps) {
  const row = places(total).map((place) => (
    <path key={place} d={UPRIGHT} transform={`translate(${place * STEP - 3.5})`} />
  ));
  return (
    <svg viewBox={`0 0 ${total * STEP} 20`} aria-hidden="true" className={cn('h-4.5 shrink-0', className)}>
      <g className="fill-line-strong">{row}</g>
      <svg aria-hidden="true" width={lit * STEP} height="20" className="overflow-hidden fill-dawn-2">
        {row}
      </svg>
    </svg>
  );
}

interface PetalBandProps {
  readonly total: number;
  readonly done: number;
  readonly isOnDark?: boolean;
  readonly className?: string;
}

/** Decorative: the count stands beside it. */
export function PetalBand({ total, done, isOnDark = false, className }: PetalBandProps) {
  const open = isOnDark ? 'fill-night-line' : 'fill-line-strong';
  const lit = isOnDark ? 'fill-night-dawn' : 'fill-dawn-2';
  return (
    <span className={cn('flex flex-wrap gap-y-0.5', className)}>
      {places(total).map((place) => (
        <svg
          key={place}
          viewBox="0 0 20 20"
          aria-hidden="true"
          className={cn('size-4 transition-[fill] duration-250', place < done ? lit : open)}
        >
          <path d={LEANING_PETAL} transform={place % 2 === 0 ? 'translate(20) scale(-1 1)' : ''} />
        </svg>
      ))}
    </span>
  );
}

const DIRECTIONS = [45, 135, 225, 315];

export function Spinner({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      fill="currentColor"
      className={cn('size-5 shrink-0', className)}
    >
      {DIRECTIONS.map((degrees, place) => (
        <path
          key={degrees}
          d={UPRIGHT}
          className="animate-petal"
          style={{ animationDelay: `${place * 200}ms` }}
          transform={`rotate(${degrees} 20 20) translate(10 0)`}
        />
      ))}
    </svg>
  );
}
