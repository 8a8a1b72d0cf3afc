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
  /** SVG's preserveAspectRatio, for a box of another shape. */
  align?: 'xMaxYMax' | 'xMidYMax' | 'xMaxYMin' | 'xMinYMax';
  className?: string;
};

/** Kawung petals in `currentColor`; decorative. */
export function Motif({ name, align = 'xMidYMax', className }: MotifProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={motifSizes[name]}
      preserveAspectRatio={`${align} slice`}
      className={cn('pointer-events-none', className)}
    >
      <use href={`/motifs/${name}.svg?v=${ART_VERSION}#art`} />
    </svg>
  );
}

/** The hero's drawing as a background. Fills its positioned parent. */
export function HeroMotif() {
  return <Motif name="sky-tall" className="motif-night absolute inset-0 size-full" />;
}
