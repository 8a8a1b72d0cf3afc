import { withSessions } from './modules/bookings/index.ts';
import { readConsumption as readLearned } from './modules/learning/index.ts';

/** All use of a holding that refunds are judged by: lessons, files and sessions. */
export const readConsumption = withSessions(readLearned);
