import { useEffect, useRef } from 'react';
import { Button } from '#app/components/ui/button.tsx';
import { formsCopy } from './forms-copy.ts';

interface FormReceivedProps {
  readonly title: string;
  readonly text: string;
  readonly onAgain: () => void;
}

/** Stands where the form stood; takes the focus, which was on a button that is gone. */
export function FormReceived({ title, text, onAgain }: FormReceivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="rounded-card bg-credit-soft p-6 md:p-8">
      <h3 ref={heading} tabIndex={-1} className="text-t3 outline-none">
        {title}
      </h3>
      <p className="mt-2 text-ink-2">{text}</p>
      <Button variant="outline" className="mt-6" onClick={onAgain}>
        {formsCopy.again}
      </Button>
    </div>
  );
}
