import type { DeskBooking } from '#contract/bookings/admin.ts';

export type BookingStyle = 'paid' | 'free' | 'held' | 'late' | 'done';

export function bookingStyle({ state, kind }: DeskBooking): BookingStyle {
  if (state === 'held') return 'held';
  if (state === 'no_outcome') return 'late';
  if (state === 'completed' || state === 'no_show') return 'done';
  return kind === 'paid' ? 'paid' : 'free';
}

export const bookingStyles: Readonly<Record<BookingStyle, string>> = {
  paid: 'border-chart bg-soft',
  free: 'border-credit bg-credit-soft',
  held: 'border-dawn-deep border-dashed bg-surface',
  late: 'border-dawn-deep bg-dawn-soft',
  done: 'border-line-strong bg-sunk text-ink-2',
};

export const hatchedPattern =
  'border-line-strong bg-[repeating-linear-gradient(-45deg,var(--sunk)_0_6px,var(--line)_6px_7px)]';
