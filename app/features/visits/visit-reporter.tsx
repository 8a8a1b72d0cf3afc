import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A change of the search alone is no visit: lists filter and sort by it. */
export function VisitReporter() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Fetched once the page can be used. A visit that is not counted is nobody's error.
    import('./visit-beacon.ts').then(
      ({ sendVisit }) => sendVisit(pathname),
      () => undefined,
    );
  }, [pathname]);
  return null;
}
