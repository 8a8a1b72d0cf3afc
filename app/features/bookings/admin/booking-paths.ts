export const BOOKINGS_PATH = '/admin/bookings';
export const BOOKING_LIST_PATH = '/admin/bookings/list';
export const CALENDARS_PATH = '/admin/bookings/calendars';

interface WeekView {
  readonly first: string;
  readonly day?: string;
}

const query = ({ first, day }: WeekView): string =>
  `?${new URLSearchParams({ first, ...(day === undefined ? {} : { day }) })}`;

export const weekHref = (shown: WeekView): string => BOOKINGS_PATH + query(shown);
export const bookingHref = (id: string, shown?: WeekView): string =>
  `${BOOKINGS_PATH}/${id}${shown === undefined ? '' : query(shown)}`;
