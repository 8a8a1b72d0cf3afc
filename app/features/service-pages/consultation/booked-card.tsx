import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Nota } from '#app/components/commerce/nota.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { bookedCopy as copy } from '#messages/service-pages/consultation.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';

interface BookedCardProps {
  readonly isNew: boolean;
}

const steps = [
  ['time', '/user/bookings'],
  ['sheet', '/user/purchases'],
] as const;

/** Shown after payment, and as long as the package is open (PUB-099, DECISIONS 27). */
export function BookedCard({ isNew }: BookedCardProps) {
  const { whatsapp_number } = useSettings();
  const chat = whatsappUrl(whatsapp_number, copy.message);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) text.current?.focus();
  }, [isNew]);
  return (
    <Nota
      label={copy.label}
      title={copy.title}
      note={copy.note}
      className="max-w-[400px] lg:justify-self-end"
    >
      <p ref={text} tabIndex={-1} role="status" className="mt-4 outline-none">
        {copy.text}
      </p>
      <ol className="mt-3">
        {steps.map(([step, to], index) => (
          <li
            key={step}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-line border-b border-dashed py-3"
          >
            <span aria-hidden="true" className="num font-semibold text-credit">
              {index + 1}
            </span>
            <span>
              {copy.steps[step].text}{' '}
              <Link to={to} className="font-semibold text-link underline underline-offset-4">
                {copy.steps[step].link}
              </Link>
            </span>
          </li>
        ))}
      </ol>
      {chat !== null && (
        <Button asChild block className="mt-5">
          <a href={chat} target="_blank" rel="noreferrer">
            {copy.whatsapp}
          </a>
        </Button>
      )}
    </Nota>
  );
}
