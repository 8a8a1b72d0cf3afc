import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { ContactLinks } from '#app/features/leads/contact/contact-links.tsx';
import { ContactMethods, WhatsappCall } from '#app/features/leads/contact/contact-methods.tsx';
import { leadFormAction } from '#app/features/leads/lead-form-action.ts';
import { ContactForm } from '#app/features/leads/page-forms/contact-form.tsx';
import { FormPlane } from '#app/features/leads/page-forms/form-plane.tsx';
import { useRootData } from '#app/hooks/use-root-data.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { contactCopy as copy } from '#messages/leads/contact.ts';
import type { Route } from './+types/contact.route.ts';

const PATH = '/contact';

export const action = leadFormAction('contact');

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
    <>
      <JsonLd data={breadcrumbData([{ name: copy.name, path: PATH }], origin)} />
      <FormPlane title={copy.title} lede={copy.lede} person={<WhatsappCall />} aside={<ContactMethods />}>
        <ContactForm label={copy.formLabel} />
      </FormPlane>
      <div className="wrap pb-section">
        <ContactLinks />
      </div>
    </>
  );
}
