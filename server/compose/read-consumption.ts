import { readBegunHoldings } from '../bookings/index.ts';
import { readBegunClasses } from '../classes/index.ts';
import { readCourseConsumption } from '../courses/index.ts';
import type { ReadConsumption } from '../refunds/index.ts';

/** A session held, missed or begun counts as everything (DECISIONS 56, 65; ADR 0046). */
export const readConsumption: ReadConsumption = async (reader, holdings) => {
  const used = await readCourseConsumption(reader, holdings);
  const begunTimes = await readBegunHoldings(reader, holdings);
  const begunClasses = await readBegunClasses(reader, holdings);
  return used.map((one, n) =>
    begunTimes[n] === true || begunClasses[n] === true ? { ...one, consumed_percent: 100 } : one,
  );
};
