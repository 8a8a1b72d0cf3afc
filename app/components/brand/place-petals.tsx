const UPRIGHT = 'M50 2C92 48 92 152 50 198C8 152 8 48 50 2Z';

interface PlacePetalsProps {
  readonly total?: number | undefined;
  readonly remaining?: number | undefined;
  readonly label?: string | undefined;
}

export function PlacePetals({ total = 10, remaining = total, label }: PlacePetalsProps) {
  const taken = total - remaining;
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <div
      {...said}
      className="mt-[clamp(48px,5vw,72px)] grid h-[clamp(56px,12vw,190px)] grid-cols-10 items-start text-plane-solid"
    >
      {Array.from({ length: total }, (_, place) => place).map((place) => (
        <svg key={place} viewBox="0 0 100 200" aria-hidden="true" className="w-full overflow-visible">
          <path
            d={UPRIGHT}
            vectorEffect="non-scaling-stroke"
            {...(place < taken
              ? { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 }
              : { fill: 'currentColor' })}
          />
        </svg>
      ))}
    </div>
  );
}
