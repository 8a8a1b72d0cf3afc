import { useSettings } from '#app/hooks/use-root-data.ts';
import { contactCopy as copy } from '#messages/contact.ts';
import { formatWhatsapp, whatsappUrl } from '#shared/people/whatsapp.ts';

/** Every way to reach the business, as an admin set it (DECISIONS 32). */
export function ContactMethods() {
  const { whatsapp_number, contact_email, support_hours, ...rest } = useSettings();
  const chat = whatsappUrl(whatsapp_number);
  const socialLinks = [
    { name: 'Instagram', url: rest.instagram_url },
    { name: 'LinkedIn', url: rest.linkedin_url },
    { name: 'YouTube', url: rest.youtube_url },
  ].filter(({ url }) => url !== '');
  const isEmpty = chat === null && contact_email === '' && support_hours === '' && socialLinks.length === 0;
  if (isEmpty) return null;
  return (
    <dl className="border-plane-line border-t">
      {chat !== null && (
        <ContactMethod name={copy.whatsapp}>
          <a href={chat} target="_blank" rel="noreferrer" className={bigLink}>
            {formatWhatsapp(whatsapp_number)}
          </a>
        </ContactMethod>
      )}
      {contact_email !== '' && (
        <ContactMethod name={copy.email}>
          <a href={`mailto:${contact_email}`} className={bigLink}>
            {contact_email}
          </a>
        </ContactMethod>
      )}
      {support_hours !== '' && (
        <ContactMethod name={copy.hours}>
          <span className="num inline-flex min-h-tap items-center">{support_hours}</span>
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

const bigLink =
  'num inline-flex min-h-tap items-center whitespace-normal break-all font-semibold text-t3 underline decoration-1 underline-offset-4';

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
