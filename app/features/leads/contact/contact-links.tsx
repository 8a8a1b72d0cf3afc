import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useAccountHref } from '#app/hooks/session/use-account-href.ts';
import { contactCopy } from '#messages/leads/contact.ts';

export function ContactLinks() {
  const copy = contactCopy.doors;
  const support = useAccountHref('/user/support');
  const doors = [
    { to: '/?section=free-ai-audit', ...copy.start },
    { to: '/consultation', ...copy.problem },
    { to: support, ...copy.purchase },
    { to: '/privacy', ...copy.data },
  ];
  return (
    <section className="mt-12" aria-labelledby="doors-title">
      <h2 id="doors-title" className="text-t3">
        {copy.title}
      </h2>
      <ul className="mt-3">
        {doors.map(({ text, to, link }) => (
          <li
            key={to}
            className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-1.5 text-ui"
          >
            <span className="text-ink-2">{text}</span>
            <Link
              to={to}
              className="inline-flex min-h-tap items-center gap-2 font-semibold text-link underline-offset-4 hover:underline"
            >
              {link} <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
