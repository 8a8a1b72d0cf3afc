import { useLocation, useNavigate } from 'react-router';
import { replacesEntry } from '#app/lib/search-params.ts';

/** Refining a search replaces the history entry, so that Back leaves the search. */
export function useNavigateToView() {
  const navigate = useNavigate();
  const shown = useLocation();
  return (href: string) =>
    void navigate(href, { preventScrollReset: true, replace: replacesEntry(shown, href) });
}
