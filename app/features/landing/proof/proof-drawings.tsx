import { LEANING_PETAL } from '#app/components/brand/petals.tsx';
import { proofCopy } from '#messages/landing/comparison.ts';

const PLACES = Array.from({ length: 51 }, (_, index) => index);

export function BusinessCountDrawing() {
  return (
    <svg viewBox="0 0 340 60" aria-hidden="true" className="w-full max-w-[330px]">
      {PLACES.map((index) => (
        <path
          key={index}
          d={LEANING_PETAL}
          className={index === 50 ? 'fill-dawn-2' : 'fill-action'}
          transform={`translate(${(index % 17) * 20} ${Math.floor(index / 17) * 20})${index % 2 === 0 ? '' : ' translate(20 0) scale(-1 1)'}`}
        />
      ))}
    </svg>
  );
}

export function AgreementDrawing() {
  const { before, after, signed } = proofCopy.agreement;
  return (
    <div
      aria-hidden="true"
      className="torn-edge w-full max-w-[330px] rounded-t-small bg-sunk px-4 pt-2.5 pb-4 text-small"
    >
      <p className="flex justify-between gap-3 border-line-strong border-b border-dashed pb-1.5">
        <span className="text-ink-2">{proofCopy.agreement.title}</span>
        <span className="font-semibold">
          {before} / {after}
        </span>
      </p>
      <p className="flex items-end justify-between gap-3 pt-1.5 text-ink-3">
        {signed}
        <svg viewBox="0 0 92 20" aria-hidden="true" className="h-5 fill-none stroke-action" strokeWidth="1.6">
          <path d="M2 14C8 2 12 2 11 10C10 18 16 12 19 7C21 15 26 14 30 9C32 14 36 14 40 10M54 13C58 3 64 4 62 11C60 18 69 15 71 6C72 16 78 13 80 8C82 14 86 13 90 9" />
        </svg>
      </p>
    </div>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const isOpen = (hour: number) => hour >= 9 && hour < 17;

export function SupportHoursDrawing() {
  return (
    <div aria-hidden="true" className="relative h-[66px] w-full max-w-[420px] pb-5">
      <div className="flex h-full items-end gap-[3px]">
        {HOURS.map((hour) => (
          <i
            key={hour}
            className={`flex-1 rounded-[3px] ${isOpen(hour) ? 'h-full bg-action' : 'h-[36%] bg-chart-quiet'}`}
          />
        ))}
      </div>
      <div className="num absolute inset-x-0 bottom-0 text-ink-3 text-tag">
        <span className="absolute bottom-0 left-0">00</span>
        <span className="absolute bottom-0 left-[37.5%]">09</span>
        <span className="-translate-x-full absolute bottom-0 left-[70.8%]">17</span>
        <span className="absolute right-0 bottom-0">24</span>
      </div>
    </div>
  );
}
