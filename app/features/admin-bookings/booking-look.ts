import type { DeskBooking } from '#contract/admin/bookings/bookings.ts';

export type Look = 'paid' | 'free' | 'held' | 'done';

/** A reservation is an outline until it is paid; what is over is quiet. */
export function lookOf({ state, kind }: DeskBooking): Look {
  if (state === 'held') return 'held';
  if (state === 'completed' || state === 'no_show') return 'done';
  return kind === 'paid' ? 'paid' : 'free';
}

export const looks: Readonly<Record<Look, string>> = {
  paid: 'border-l-chart bg-soft',
  free: 'border-l-credit bg-credit-soft',
  held: 'border-l-dawn-deep bg-surface shadow-[inset_0_0_0_1.5px_var(--dawn-deep)]',
  done: 'border-l-line-strong bg-sunk',
};

/** Not ours to give away. */
export const hatched =
  'border-l-ink-3 bg-[repeating-linear-gradient(-45deg,var(--sunk)_0_6px,var(--line)_6px_7px)]';
