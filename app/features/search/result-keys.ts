import type { KeyboardEvent } from 'react';

const STOPS = 'input[type=search], a[data-result]';
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys go from the field to the results and back; Enter opens the link that has the focus. */
export function moveBetweenResults(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const here = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1;
  const next = here < 0 ? undefined : stops[here + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
