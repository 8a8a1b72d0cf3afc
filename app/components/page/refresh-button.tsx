import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';

/** Loads what a page shows again; also where it could not be had (ADM-027, ADM-050, AORD-004). */
export function RefreshButton() {
  const { state, revalidate } = useRevalidator();
  return (
    <Button
      variant="outline"
      size="sm"
      onClick={revalidate}
      {...(state === 'loading' && { busyText: 'Memuat…' })}
    >
      <RotateCw aria-hidden="true" />
      Refresh
    </Button>
  );
}
