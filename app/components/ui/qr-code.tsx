import type { QrDrawing } from '#app/lib/qr-drawing.ts';

interface Props {
  readonly drawing: QrDrawing;
  readonly label: string;
  readonly className?: string;
}

/** Dark on white in both themes, for scanners. */
export function QrCode({ drawing: { size, path }, label, className = 'max-w-[220px]' }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={`mx-auto w-full rounded-card bg-on-image p-1 text-over-image ${className}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
