import { cn } from '#app/lib/cn.ts';
import { ART_VERSION } from '#app/lib/images/cover-url.ts';

/** Sizes of the drawings, mirrored from their generator so that its geometry stays out of the browser's script. */
const motifSizes = {
  'sky-wide': '0 0 1600 900',
  'sky-tall': '0 0 720 1000',
  corner: '0 0 900 520',
  horizon: '0 0 1600 420',
} as const;

type MotifProps = {
  name: keyof typeof motifSizes;
  align?: 'xMaxYMax' | 'xMidYMax' | 'xMaxYMin' | 'xMinYMax';
  rises?: boolean;
  className?: string;
};

const tones = [
  ['cool', ''],
  ['rim', 'animate-dawn [animation-delay:240ms]'],
  ['warm', 'animate-dawn [animation-delay:120ms]'],
  ['hot', 'animate-dawn'],
  ['slits', 'animate-dawn [animation-delay:240ms]'],
] as const;

export function Motif({ name, align = 'xMidYMax', rises = false, className }: MotifProps) {
  const file = `/motifs/${name}.svg?v=${ART_VERSION}`;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={motifSizes[name]}
      preserveAspectRatio={`${align} slice`}
      className={cn('pointer-events-none', className)}
      suppressHydrationWarning
    >
      {rises ? (
        tones.map(([tone, when]) => <use key={tone} href={`${file}#${tone}`} className={when} />)
      ) : (
        <use href={`${file}#art`} />
      )}
    </svg>
  );
}

export function HeroMotif() {
  return <Motif name="sky-tall" className="motif-night absolute inset-0 size-full" />;
}
