import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { formsCopy } from '#messages/leads/forms.ts';

interface ThankYouProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The page with an empty form; null where one submission is enough. */
  readonly restartHref: string | null;
  readonly next?: { readonly to: string; readonly label: string } | undefined;
}

export function ThankYou({ id, title, text, restartHref, next }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div id={id} role="status" className="py-4">
      <h2 ref={heading} tabIndex={-1} className="text-t3 outline-none">
        {title}
      </h2>
      <p className="mt-2 text-ink-2">{text}</p>
      {next !== undefined && (
        <Button asChild className="mt-6">
          <Link to={next.to}>{next.label}</Link>
        </Button>
      )}
      {restartHref !== null && (
        <Button asChild variant="outline" className="mt-6">
          <Link to={restartHref} preventScrollReset>
            {formsCopy.again}
          </Link>
        </Button>
      )}
    </div>
  );
}
