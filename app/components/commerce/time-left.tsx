import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { qrPaymentCopy as copy } from '#messages/checkout/qr-payment.ts';
import { formatTime } from '#shared/time/dates.ts';

export function TimeLeft({ until, seconds }: { readonly until: string; readonly seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <p className="text-ui">
      {copy.until(formatTime(until))}
      {left !== null && <span className="num whitespace-nowrap"> ({copy.left(clock(left))})</span>}
    </p>
  );
}

/** Counts down from the server's duration, because a device's clock may be wrong. Null before hydration. */
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
