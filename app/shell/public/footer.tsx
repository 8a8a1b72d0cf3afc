import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Brand } from '#app/components/brand/brand.tsx';
import { LanguageLink } from '#app/components/brand/language-link.tsx';
import { SubscribeField } from '#app/components/page/subscribe-field.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import { footerCopy as copy } from '#messages/shell/footer.ts';
import { unprefixed } from '#shared/language/page-language.ts';
import { whatsappUrl } from '#shared/people/whatsapp.ts';

const linkClasses = 'inline-flex min-h-tap items-center hover:text-on-night lg:min-h-9';

/** Five columns (PUB-050 to PUB-055). */
export function Footer() {
  const settings = useSettings();
  const { pathname } = useLocation();
  // The shop fits into the first packets of a connection, and is as short as it can be.
  const isShop = unprefixed(pathname) === '/marketplace';
  return (
    <footer id="footer" data-plane="night" className="bg-foot text-on-night-2 text-ui print:hidden">
      <FooterBorder />
      <div className="wrap pt-7 pb-4 lg:pt-20 lg:pb-8">
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3 md:gap-y-9 lg:grid-cols-[3.4fr_2fr_2fr_1.8fr_1.8fr_2.6fr]">
          <div className="col-span-full lg:-mt-3 lg:col-span-1">
            <Brand className="text-on-night" />
            <p {...ownerLanguage(settings, 'brand_tagline')} className="mt-3 max-w-[22em] max-md:hidden">
              {settings.brand_tagline}
            </p>
            {!isShop && <SubscribeField place="footer" className="mt-3 max-w-[24em] text-on-night md:mt-5" />}
          </div>
          {copy.columns.map((column) => (
            <FooterColumn key={column.title} title={column.title}>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={linkClasses}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </FooterColumn>
          ))}
          <ContactColumn />
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-0 border-night-line border-t pt-3 text-small md:mt-11 md:pt-5">
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {[settings.brand_name, settings.country].filter(Boolean).join(', ')}
          </p>
          {!isShop && (
            <Link to="/search" className={linkClasses}>
              {copy.search}
            </Link>
          )}
          <LanguageLink className={linkClasses} />
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

interface FooterColumnProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function FooterColumn({ title, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-1 font-semibold text-on-night text-small">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function SocialLinks() {
  const settings = useSettings();
  const socialLinks = [
    { name: 'Instagram', href: settings.instagram_url },
    { name: 'LinkedIn', href: settings.linkedin_url },
    { name: 'YouTube', href: settings.youtube_url },
  ].filter((place) => place.href !== '');
  if (socialLinks.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6" aria-label={copy.social}>
      {socialLinks.map((place) => (
        <li key={place.name}>
          <a href={place.href} rel="noreferrer" target="_blank" className={linkClasses}>
            {place.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ContactColumn() {
  const settings = useSettings();
  const chat = whatsappUrl(settings.whatsapp_number);
  if (settings.contact_email === '' && chat === null) return null;
  return (
    <FooterColumn
      title={copy.contact}
      className="max-md:col-span-full max-md:[&>ul]:flex max-md:[&>ul]:flex-wrap max-md:[&>ul]:gap-x-5"
    >
      {settings.contact_email !== '' && (
        <li>
          <a href={`mailto:${settings.contact_email}`} className={linkClasses}>
            {settings.contact_email}
          </a>
        </li>
      )}
      {chat !== null && (
        <li>
          <a href={chat} rel="noreferrer" target="_blank" className={linkClasses}>
            {copy.whatsapp}
          </a>
        </li>
      )}
    </FooterColumn>
  );
}

function FooterBorder() {
  return (
    <svg aria-hidden="true" className="block h-7 w-full bg-night-2 text-night-line">
      <pattern id="hem" width="44" height="28" patternUnits="userSpaceOnUse">
        <path
          fill="currentColor"
          d="M0.4 3.4C11.4 3 22 13.6 21.6 24.6C10.6 25 0 14.4 0.4 3.4ZM22.4 24.6C22 13.6 32.6 3 43.6 3.4C44 14.4 33.4 25 22.4 24.6Z"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#hem)" />
    </svg>
  );
}
