import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { freebiesCopy } from '#messages/services/freebies.ts';

export function NextStep() {
  const { text, action } = freebiesCopy.next;
  return (
    <aside className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-12 lg:py-16">
      <p className="max-w-[26em] text-t2">{text}</p>
      <Link
        to="/#free-ai-audit"
        className="inline-flex min-h-tap items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
      >
        {action} <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    </aside>
  );
}
