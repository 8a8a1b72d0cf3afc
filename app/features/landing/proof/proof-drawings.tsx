/** A petal in a 20 × 20 box, leaning to one side; its neighbour leans to the other. */
const PETAL = 'M1.2 1.2C11 1 19 9 18.8 18.8C9 19 1 11 1.2 1.2Z';
const PLACES = Array.from({ length: 51 }, (_, index) => index);

/** Fifty petals and one more that is lit: the "+". */
export function BusinessCountDrawing() {
  return (
    <svg viewBox="0 0 340 60" aria-hidden="true" className="w-full max-w-[330px]">
      {PLACES.map((index) => (
        <path
          key={index}
          d={PETAL}
          className={index === 50 ? 'fill-dawn-2' : 'fill-action'}
          transform={`translate(${(index % 17) * 20} ${Math.floor(index / 17) * 20})${index % 2 === 0 ? '' : ' translate(20 0) scale(-1 1)'}`}
        />
      ))}
    </svg>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const isOpen = (hour: number) => hour >= 9 && hour < 17;

/** A day of 24 bars; the tall ones are the hours in which a person answers. */
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
