import { Link } from 'react-router';
import { Brand } from '#app/components/brand.tsx';
import { business } from '#app/lib/business.ts';
import { footerColumns } from './nav-links.ts';

const linkClasses = 'inline-flex min-h-tap items-center hover:text-on-night lg:min-h-9';

/** Five columns on the night (PUB-050 to PUB-055); its hem is a kawung border. */
export function Footer() {
  return (
    <footer data-plane="night" className="bg-foot text-on-night-2 text-ui">
      <Hem />
      <div className="wrap pt-14 pb-8 lg:pt-20">
        <div className="grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-3 lg:grid-cols-[3.4fr_2fr_2fr_1.8fr_1.8fr_2.6fr]">
          <div className="col-span-full lg:col-span-1">
            <Brand className="text-on-night" />
            <p className="mt-3 max-w-[22em]">{business.tagline}</p>
          </div>
          {footerColumns.map((column) => (
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
        <div className="mt-11 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-night-line border-t pt-5 text-small">
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {business.name}
          </p>
          <ul className="flex flex-wrap gap-x-6" aria-label="Media sosial">
            {business.social.map((place) => (
              <li key={place.label}>
                <a href={place.href} rel="noreferrer" target="_blank" className={linkClasses}>
                  {place.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="mb-1.5 font-semibold text-on-night text-small tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function ContactColumn() {
  return (
    <FooterColumn title="Contact">
      <li>
        <a href={`mailto:${business.email}`} className={linkClasses}>
          {business.email}
        </a>
      </li>
      <li>
        <a href={business.whatsapp} rel="noreferrer" target="_blank" className={linkClasses}>
          WhatsApp
        </a>
      </li>
      <li className="inline-flex min-h-tap items-center lg:min-h-9">{business.country}</li>
    </FooterColumn>
  );
}

function Hem() {
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
