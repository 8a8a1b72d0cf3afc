import { Button } from '#app/components/ui/button.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { contactCopy as copy } from '#messages/leads/contact.ts';
import { formsCopy } from '#messages/leads/forms.ts';
import { formatWhatsapp, whatsappUrl } from '#shared/people/whatsapp.ts';

export function WhatsappCall() {
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
export function ContactMethods() {
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
