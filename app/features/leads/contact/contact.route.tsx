import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { JsonLd } from '#app/components/rendering/json-ld.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { useAccountHref } from '#app/hooks/session/use-account-href.ts';
import { useRootData, useSettings } from '#app/hooks/use-root-data.ts';
import { formClientAction } from '#app/lib/forms/form-client-action.ts';
import { pageMeta } from '#app/lib/site/page-meta.ts';
import { breadcrumbData } from '#app/lib/structured-data/breadcrumbs.ts';
import { contactCopy, contactCopy as copy } from '#messages/leads/contact.ts';
import { formsCopy } from '#messages/leads/forms.ts';
import { formatWhatsapp, whatsappUrl } from '#shared/people/whatsapp.ts';
import { leadFormAction } from '../lead-form-action.ts';
import { ContactForm } from '../page-forms/contact-form.tsx';
import { FormPlane } from '../page-forms/form-plane.tsx';
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

function ContactLinks() {
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

function WhatsappCall() {
  const { whatsapp_number, support_hours } = useSettings();
  const chat = whatsappUrl(whatsapp_number);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      {chat !== null && (
        <Button asChild variant="plane" size="lg">
          <a href={chat} target="_blank" rel="noreferrer">
            {formsCopy.closed.action}
          </a>
        </Button>
      )}
      <p className="num grid text-ui empty:hidden">
        {chat !== null && <b className="font-semibold">{formatWhatsapp(whatsapp_number)}</b>}
        {support_hours !== '' && `${copy.hours} ${support_hours}`}
      </p>
    </div>
  );
}

/** Contact details as an admin set them (DECISIONS 32). */
function ContactMethods() {
  const { contact_email, ...rest } = useSettings();
  const socialLinks = [
    { name: 'Instagram', url: rest.instagram_url },
    { name: 'LinkedIn', url: rest.linkedin_url },
    { name: 'YouTube', url: rest.youtube_url },
  ].filter(({ url }) => url !== '');
  if (contact_email === '' && socialLinks.length === 0) return null;
  return (
    <dl className="border-plane-line border-t">
      {contact_email !== '' && (
        <ContactMethod name={copy.email}>
          <a
            href={`mailto:${contact_email}`}
            className="inline-flex min-h-tap items-center whitespace-normal break-all font-semibold underline decoration-1 underline-offset-4"
          >
            {contact_email}
          </a>
        </ContactMethod>
      )}
      {socialLinks.length > 0 && (
        <ContactMethod name={copy.elsewhere}>
          {socialLinks.map(({ name, url }) => (
            <a
              key={name}
              href={url}
              target="_blank"
              rel="noreferrer"
              className="mr-5 inline-flex min-h-tap items-center underline underline-offset-4"
            >
              {name}
            </a>
          ))}
        </ContactMethod>
      )}
    </dl>
  );
}

interface ContactMethodProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

function ContactMethod({ name, children }: ContactMethodProps) {
  return (
    <div className="grid gap-x-6 border-plane-line border-b py-3 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-center">
      <dt className="text-on-plane-2 text-ui">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
