import { useLocation, useNavigate } from 'react-router';
import { isSearchRefinement } from '#app/lib/search-params.ts';

/**
 * Shows a list otherwise: its search, filters and order stand in the address. Each pause while somebody types takes the
 * place of the one before it, so that Back leaves the search as a whole.
 */
export function useNavigateToView() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (href: string) =>
    void navigate(href, { preventScrollReset: true, replace: isSearchRefinement(search, href) });
}
