import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { pageCopy } from '#messages/components/page.ts';
import type { HeaderAction } from './header-action.ts';

/** Revalidates the page (ADM-027, ADM-050, AORD-004). */
export function RefreshButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={revalidate}
      {...(state === 'loading' && { busyText: pageCopy.loading })}
    >
      <RotateCw aria-hidden="true" />
      <span className="max-sm:sr-only">{pageCopy.refresh}</span>
    </Button>
  );
}

export function useRefreshAction(): HeaderAction {
  const { revalidate } = useRevalidator();
  return { label: pageCopy.refresh, Icon: RotateCw, onSelect: () => void revalidate() };
}
