import { RotateCw } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { useReload } from '#app/hooks/use-try-again.ts';

export const awayCopy = {
  title: 'Sebentar, kami sedang memulihkan layanan',
  problem: 'Halaman ini belum dapat dimuat',
  text: 'Data dan saldo Anda aman. Halaman ini mencoba lagi dengan sendirinya sampai berhasil.',
  button: 'Coba sekarang',
  busy: 'Mencoba lagi…',
} as const;

/** The button of a page that is away; while it stands there, the page is asked for again by itself. */
export function ReloadByItself() {
  const { reload, isBusy } = useReload();
  return (
    <Button onClick={reload} {...(isBusy && { busyText: awayCopy.busy })}>
      <RotateCw aria-hidden="true" />
      {awayCopy.button}
    </Button>
  );
}
