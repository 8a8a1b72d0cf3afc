import { formatCardDate, formatTime } from '#shared/time/dates.ts';

/** `29 November 2026, 10.00 WIB` */
export const formatRefundDeadline = (until: string): string =>
  `${formatCardDate(until)}, ${formatTime(until)} WIB`;
