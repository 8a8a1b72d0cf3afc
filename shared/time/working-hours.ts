export interface Hours {
  readonly from_minute: number;
  readonly until_minute: number;
}

const SPAN = /^(\d{1,2})(?:[.:](\d\d))?\s*[-–]\s*(\d{1,2})(?:[.:](\d\d))?$/;

/** `09.00-12.00, 13-17` as minutes of the day; null when it cannot be read. Nothing is no hours. */
export function parseHours(text: string): readonly Hours[] | null {
  const spans = text
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const hours = spans.map((span) => {
    const found = SPAN.exec(span);
    if (found === null) return null;
    const [, from = '', fromMinutes = '0', until = '', untilMinutes = '0'] = found;
    if (Number(fromMinutes) > 59 || Number(untilMinutes) > 59) return null;
    const [from_minute, until_minute] = [minuteOf(from, fromMinutes), minuteOf(until, untilMinutes)];
    return until_minute > 1440 || from_minute >= until_minute ? null : { from_minute, until_minute };
  });
  return hours.some((one) => one === null) ? null : hours.filter((one) => one !== null);
}

const minuteOf = (hour: string, minute: string) => Number(hour) * 60 + Number(minute);

/** `09.00-12.00, 13.00-17.00` */
export const formatHours = (hours: readonly Hours[]): string =>
  hours.map(({ from_minute, until_minute }) => `${clock(from_minute)}-${clock(until_minute)}`).join(', ');

const two = (number: number) => String(number).padStart(2, '0');
const clock = (minute: number) => `${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
