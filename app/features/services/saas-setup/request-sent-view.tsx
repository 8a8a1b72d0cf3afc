import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { saasSetupCopy } from '#messages/services/saas-setup.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';
import { SetupPricing } from './setup-pricing.tsx';

interface RequestSentViewProps {
  readonly message: string;
  readonly onBack: () => void;
}

/** Nothing has been paid yet, and the stamp says so (PUB-099). Takes the focus of the removed button. */
export function RequestSentView({ message, onBack }: RequestSentViewProps) {
  const copy = saasSetupCopy.forwarded;
  const { whatsapp_number, support_hours } = useSettings();
  const chat = whatsappUrl(whatsapp_number, message);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <section className="wrap grid gap-x-16 gap-y-14 pt-10 pb-section lg:grid-cols-[minmax(0,1fr)_440px] lg:pt-16">
      <div>
        <h1 ref={heading} tabIndex={-1} className="max-w-[11em] text-display outline-none">
          {copy.title}
        </h1>
        <p className="mt-5 max-w-[32em] text-ink-2 text-lede">{copy.text}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          {chat !== null && (
            <Button asChild size="lg" className="max-sm:flex-auto">
              <a href={chat} target="_blank" rel="noreferrer">
                {copy.open} <ExternalLink aria-hidden="true" />
              </a>
            </Button>
          )}
          <Button size="lg" variant="outline" className="max-sm:flex-auto" onClick={onBack}>
            {copy.back}
          </Button>
        </div>
        <NextSteps hours={support_hours} />
      </div>
      <SetupPricing stamp={saasSetupCopy.nota.stamp} className="max-lg:justify-self-center lg:self-start" />
    </section>
  );
}

function NextSteps({ hours }: { readonly hours: string }) {
  const copy = saasSetupCopy.forwarded;
  return (
    <>
      <h2 className="mt-14 text-t2">{copy.nextTitle}</h2>
      <ol className="mt-6 max-w-[560px]">
        {copy.next(hours).map((step) => (
          <li
            key={step.title}
            className="relative border-line-strong border-l-2 pb-7 pl-6 last:border-transparent last:pb-0"
          >
            <span aria-hidden="true" className="-left-[7px] absolute top-1.5 size-3 rounded-full bg-dawn-2" />
            <h3 className="text-t3">{step.title}</h3>
            <p className="mt-1 text-ink-2 text-ui">{step.text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
