import { RotateCw } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';
import { screensCopy } from '#messages/shell/screens.ts';

export function AutoReload() {
  const { reload, isBusy } = useAutoReload();
  return (
    <Button onClick={reload} {...(isBusy && { busyText: screensCopy.outage.busy })}>
      <RotateCw aria-hidden="true" />
      {screensCopy.outage.button}
    </Button>
  );
}
