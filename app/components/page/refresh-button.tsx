import { RotateCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';

/** Revalidates the page (ADM-027, ADM-050, AORD-004). */
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
