import type { MouseEvent } from 'react';
import type { QrDrawing } from '#app/lib/qr-drawing.ts';
import { qrFile, saveQrPicture } from '#app/lib/save-qr-picture.ts';
import { qrPaymentCopy as copy } from '#messages/checkout/qr-payment.ts';
import { formatRupiah, type Rupiah } from '#shared/money/money.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { TimeLeft } from './time-left.tsx';

interface Props {
  readonly drawing: QrDrawing;
  readonly amount: Rupiah;
  readonly expires_at: string;
  /** By the server's clock, at the time the page was loaded. */
  readonly seconds_left: number;
}

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
