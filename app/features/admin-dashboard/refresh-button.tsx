import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { dashboardCopy as copy } from './dashboard-copy.ts';

/** Loads the figures again (ADM-027); also where they could not be had, which says nothing else (ADM-050). */
export function RefreshButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={revalidate}
      {...(state === 'loading' && { busyText: copy.refreshing })}
    >
      <RotateCw aria-hidden="true" />
      {copy.refresh}
    </Button>
  );
}
