import { type MouseEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { QrDrawing } from '#app/lib/qr-drawing.ts';
import { qrFile, saveQrPicture } from '#app/lib/save-qr-picture.ts';
import { qrPaymentCopy as copy } from '#messages/qr-payment.ts';
import { formatTime } from '#shared/dates.ts';
import { formatRupiah, type Rupiah } from '#shared/money.ts';
import { QrCode } from '../ui/qr-code.tsx';

interface Props {
  readonly drawing: QrDrawing;
  readonly amount: Rupiah;
  readonly expires_at: string;
  /** By the server's clock, when the page was read. */
  readonly seconds_left: number;
}

/** What is scanned and paid, and for how long. */
export function QrPayment({ drawing, amount, expires_at, seconds_left }: Props) {
  const save = (event: MouseEvent) => {
    if (saveQrPicture(drawing, copy.file)) event.preventDefault();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-center self-start gap-3 rounded-card bg-on-image px-4 pt-4 pb-3 text-center text-over-image shadow-2 ring-1 ring-line">
      <QrCode drawing={drawing} label={copy.code(formatRupiah(amount))} className="max-w-[280px]" />
      <b className="num font-semibold text-t1 leading-none">{formatRupiah(amount)}</b>
      <TimeLeft until={expires_at} seconds={seconds_left} />
      <a
        href={qrFile(drawing)}
        download={`${copy.file}.svg`}
        onClick={save}
        className="inline-flex min-h-tap items-center font-semibold text-ui underline underline-offset-4"
      >
        {copy.save}
      </a>
    </div>
  );
}

/** Counts down with scripts; without them it names the time. Reads the page again when the time is over. */
export function TimeLeft({ until, seconds }: { readonly until: string; readonly seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <p className="text-ui">
      {copy.until(formatTime(until))}
      {left !== null && <span className="num whitespace-nowrap"> ({copy.left(clock(left))})</span>}
    </p>
  );
}

/** Null before the scripts. A telephone's clock may be wrong, how long it counts is not. */
function useSecondsLeft(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const since = performance.now();
    const tick = () => {
      const now = Math.max(0, seconds - Math.floor((performance.now() - since) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      void revalidate();
    };
    const timer = setInterval(tick, 1000);
    setLeft(seconds);
    return () => clearInterval(timer);
  }, [seconds, revalidate]);
  return left;
}

function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
