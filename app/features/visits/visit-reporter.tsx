import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sendVisit } from './visit-beacon.ts';

/** A change of the search alone is no visit: lists filter and sort by it. */
export function VisitReporter() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends the page whose address changed
  useEffect(() => sendVisit(), [pathname]);
  return null;
}
