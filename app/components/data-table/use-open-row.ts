import { useLocation } from 'react-router';

const OPEN = 'open';

/** Keeps the open row in the address, so that the list keeps its view and Back closes the row. */
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
