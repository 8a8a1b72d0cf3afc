import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { ContactLinks } from '#app/features/contact/contact-links.tsx';
import { ContactMethods } from '#app/features/contact/contact-methods.tsx';
import { leadFormAction } from '#app/features/lead-forms/lead-form-action.ts';
import { ContactForm } from '#app/features/lead-forms/page-forms/contact-form.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { contactCopy as copy } from '#messages/contact.ts';
import type { Route } from './+types/contact.ts';

const PATH = '/contact';

export const action = (args: Route.ActionArgs) => leadFormAction(args, 'contact');

export const clientAction = formClientAction;

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
        <ContactMethods />
        <ContactLinks />
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
