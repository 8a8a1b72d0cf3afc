import { useLocation, useNavigate } from 'react-router';
import { goesOnSearching } from '#app/lib/url-view.ts';

/**
 * Shows a list otherwise: its search, filters and order stand in the address. Each pause while somebody types takes the
 * place of the one before it, so that Back leaves the search as a whole.
 */
export function useShowView() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (href: string) =>
    void navigate(href, { preventScrollReset: true, replace: goesOnSearching(search, href) });
}
