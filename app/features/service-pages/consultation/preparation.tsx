import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { preparationCopy as copy } from '#messages/service-pages/consultation.ts';

const others = [
  ['setup', '/saas-setup'],
  ['mentorship', '/mentorship'],
  ['audit', '/?section=free-ai-audit'],
] as const;

export function Preparation() {
  return (
    <section id="persiapan" className="bg-sunk" aria-label={`${copy.bring.title}, ${copy.take.title}`}>
      <div className="wrap py-section">
        <div className="grid gap-y-12 lg:grid-cols-2">
          <PreparationList {...copy.bring} />
          <div className="border-line-strong max-lg:border-t max-lg:pt-10 lg:border-l lg:pl-16">
            <PreparationList {...copy.take} />
          </div>
        </div>
        <h2 className="mt-16 text-t3">{copy.not.title}</h2>
        <ul className="mt-3 border-line-strong border-b">
          {others.map(([service, to]) => (
            <li
              key={service}
              className="flex flex-wrap items-center justify-between gap-x-8 border-line-strong border-t py-2.5"
            >
              <span className="py-1.5">{copy.not.others[service].text}</span>
              <Link
                to={to}
                className="inline-flex min-h-tap items-center gap-2 font-semibold text-link text-ui underline-offset-4 hover:underline"
              >
                {copy.not.others[service].link} <ArrowRight aria-hidden="true" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PreparationList({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h2 className="text-t2">{title}</h2>
      <ul className="mt-5 grid gap-4">
        {items.map((item) => (
          <li key={item} className="max-w-[30em] text-lede text-ink-2">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
