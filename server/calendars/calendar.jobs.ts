import { z } from 'zod';
import {
  type CalendarServices,
  pushBooking,
  pushClassSessions,
  syncCalendars,
} from '#server/calendars/index.ts';
import { defineJob, type JobDefinition } from '../jobs/worker/define-job.ts';

export function calendarJobs(services: CalendarServices): readonly JobDefinition[] {
  return [
    defineJob({
      name: 'sync-calendars',
      schedule: '*/10 * * * *',
      schema: z.object({}),
      run: () => syncCalendars(services),
    }),
    defineJob({
      name: 'push-booking',
      schema: z.object({ booking_id: z.uuid() }),
      run: ({ booking_id }) => pushBooking(services, booking_id),
    }),
    defineJob({
      name: 'push-class-sessions',
      schema: z.object({}),
      run: () => pushClassSessions(services),
    }),
  ];
}
