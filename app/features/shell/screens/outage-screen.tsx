import { RotateCw } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { useAutoReload } from '#app/hooks/use-auto-retry.ts';

export const outageCopy = {
  title: 'Sebentar, kami sedang memulihkan layanan',
  problem: 'Halaman ini belum dapat dimuat',
  text: 'Data dan saldo Anda aman. Halaman ini mencoba lagi dengan sendirinya sampai berhasil.',
  button: 'Coba sekarang',
  busy: 'Mencoba lagi…',
} as const;

/** Retry button of an outage; while mounted, the page also retries by itself. */
export function AutoReload() {
  const { reload, isBusy } = useAutoReload();
  return (
    <Button onClick={reload} {...(isBusy && { busyText: outageCopy.busy })}>
      <RotateCw aria-hidden="true" />
      {outageCopy.button}
    </Button>
  );
}
