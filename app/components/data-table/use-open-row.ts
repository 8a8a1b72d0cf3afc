import { useLocation } from 'react-router';

const OPEN = 'open';

/** Which row of a list is open, in the address; the list keeps its view, and Back closes what was opened. */
export function useOpenRow() {
  const { pathname, search } = useLocation();
  const hrefOf = (id: string | null) => {
    const params = new URLSearchParams(search);
    if (id === null) params.delete(OPEN);
    else params.set(OPEN, id);
    return params.size === 0 ? pathname : `${pathname}?${params}`;
  };
  return { openId: new URLSearchParams(search).get(OPEN), hrefOf, back: hrefOf(null) };
}
