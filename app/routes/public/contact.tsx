import { JsonLd } from '#app/components/json-ld.tsx';
import { contactCopy as copy } from '#app/features/contact/contact-copy.ts';
import { ContactDoors } from '#app/features/contact/contact-doors.tsx';
import { ContactWays } from '#app/features/contact/contact-ways.tsx';
import { answerPageForm } from '#app/features/forms/answer-page-form.ts';
import { ContactForm } from '#app/features/forms/contact-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { keepTyped } from '#app/lib/keep-typed.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/business.ts';
import type { Route } from './+types/contact.ts';

const PATH = '/contact';

export const action = (args: Route.ActionArgs) => answerPageForm(args, 'contact');

/** A lost connection takes nothing away that was typed. */
export const clientAction = keepTyped;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: copy.name,
    description: copy.description,
    path: PATH,
    image: '/og/page-contact.png',
  });

export default function Contact() {
  const { origin } = useRootData();
  return (
    <div className="wrap grid gap-x-20 gap-y-12 pt-10 pb-section lg:grid-cols-[7fr_6fr] lg:pt-20">
      <JsonLd data={breadcrumbData([{ name: copy.name, path: PATH }], origin)} />
      <div>
        <h1 className="text-display">{copy.title}</h1>
        <p className="mt-5 mb-10 max-w-[30em] text-ink-2 text-lede">{copy.lede}</p>
        <ContactWays />
        <ContactDoors />
      </div>
      <section
        className="self-start rounded-sheet bg-surface p-5 ring-1 ring-line sm:p-8 lg:sticky lg:top-28"
        aria-labelledby="message-title"
      >
        <h2 id="message-title" className="mb-6 text-t2">
          {copy.formTitle}
        </h2>
        <ContactForm label={copy.formLabel} />
      </section>
    </div>
  );
}
