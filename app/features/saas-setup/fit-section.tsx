import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { saasSetupCopy } from '#messages/saas-setup.ts';

/** For whom it is, said large; for whom not, said as plainly. */
export function FitSection() {
  const { title, yes, no } = saasSetupCopy.fit;
  return (
    <section className="wrap py-section" aria-labelledby="fit-title">
      <h2 id="fit-title" className="sr-only">
        {title}
      </h2>
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <h3 className="text-t1">{yes.title}</h3>
          <ul className="mt-7">
            {yes.items.map((item) => (
              <li key={item} className="border-line-strong border-t py-5 text-t2 font-medium">
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-sheet bg-sunk p-6 sm:p-9 lg:self-end">
          <h3 className="text-t2">{no.title}</h3>
          <ul className="mt-5">
            {no.items.map((item) => (
              <li key={item} className="border-line-strong border-t border-dashed py-3.5 text-ink-2 text-ui">
                {item}
              </li>
            ))}
          </ul>
          <Link
            to="/marketplace"
            className="mt-3 inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui underline-offset-4 hover:underline"
          >
            {no.action} <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </div>
      </div>
    </section>
  );
}
