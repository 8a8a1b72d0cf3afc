import { useSettings } from '#app/hooks/use-root-data.ts';
import { cn } from '#app/lib/cn.ts';
import { initialsOf } from '#shared/people/display-names.ts';
import { LEANING_PETAL } from './petals.tsx';
import { Picture } from './picture.tsx';

interface PortraitProps {
  readonly name: string;
  /** Null: shows the initials instead. */
  readonly photo: string | null;
  /** The `sizes` attribute, so that a phone fetches a small photograph. */
  readonly sizes?: string;
  readonly className?: string;
}

export function Portrait({ name, photo, sizes = '128px', className }: PortraitProps) {
  return (
    <span
      data-slot="portrait"
      className={cn('block shrink-0 overflow-hidden rounded-card bg-night', className)}
    >
      {photo ? (
        <Picture src={photo} alt="" sizes={sizes} loading="lazy" className="size-full object-cover" />
      ) : (
        <Monogram name={name} />
      )}
    </span>
  );
}

export function ConsultantPortrait(props: Pick<PortraitProps, 'sizes' | 'className'>) {
  const { consultant_name, consultant_photo } = useSettings();
  if (consultant_name === '') return null;
  return <Portrait name={consultant_name} photo={consultant_photo} {...props} />;
}

const PETALS = Array.from({ length: 30 }, (_, place) => {
  const [column, row] = [place % 5, Math.floor(place / 5)];
  const isMirrored = (column + row) % 2 === 1;
  return {
    place,
    at: `translate(${column * 20 + (isMirrored ? 20 : 0)} ${row * 20 + 2})${isMirrored ? ' scale(-1 1)' : ''}`,
    fill: petalFill(Math.hypot(column - 2, 6 - row)),
  };
});

function petalFill(distance: number): string {
  if (distance < 1.5) return 'fill-night-dawn';
  if (distance < 2.3) return 'fill-motif-warm';
  return distance < 3 ? 'fill-motif-rim' : 'fill-night-line';
}

function Monogram({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 100 125" aria-hidden="true" className="size-full" preserveAspectRatio="xMidYMid slice">
      {PETALS.map(({ place, at, fill }) => (
        <path key={place} d={LEANING_PETAL} className={fill} transform={at} />
      ))}
      <text
        x="50"
        y="63"
        textAnchor="middle"
        strokeLinejoin="round"
        strokeWidth="5"
        className="fill-on-night stroke-night font-semibold text-[38px] [paint-order:stroke]"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
