import { useEffect } from 'react';
import { useNavigate } from 'react-router';

interface Going {
  readonly isBusy: boolean;
  readonly replace?: boolean;
}

/**
 * Waits for the revalidation after a form was saved, because React Router ends a navigation that is still matching when
 * that completes: the address changes and the page stays. Null: nowhere to go yet.
 */
export function useNavigateWhenIdle(to: string | null, { isBusy, replace = false }: Going): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null && !isBusy) void navigate(to, { replace });
  }, [to, isBusy, replace, navigate]);
}
