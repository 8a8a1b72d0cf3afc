import { CalendarClock, CalendarPlus, MapPin, Phone, RotateCcw, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ConsultantLine } from '#app/components/brand/consultant-line.tsx';
import { ProductCover } from '#app/components/brand/product-cover.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { ownerLanguage } from '#app/lib/site/owner-language.ts';
import type { OfferedSession } from '#contract/bookings/slots.ts';
import type { ProductDetail } from '#contract/catalog/products.ts';
import { slotCopy as copy } from '#messages/bookings/book.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';
import type { Choice } from './fetch-slots.ts';
import { SlotForm } from './slot-form.tsx';

interface Props {
  readonly product: ProductDetail;
  readonly choice: Choice;
  readonly replaces: string | null;
}

/** The time is chosen before it is paid (DECISIONS 65). */
export function BookPage({ product, choice, replaces }: Props) {
  const { id, slug, title, short_description, cover_url, price } = product;
  const fields = { product_id: id, ...(replaces !== null && { replaces }) };
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 pt-1 pb-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr] lg:pt-7">
      <header>
        <BackLink to={`/product/${slug}`}>{copy.consultation}</BackLink>
        <h1
          {...ownerLanguage(product, 'title')}
          className="text-[clamp(1.625rem,1.4rem+1.3vw,2.25rem)] leading-tight tracking-[-0.03em]"
        >
          {title}
        </h1>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3 lg:mt-4">
          <b className="figures num font-medium text-price">{formatRupiah(price ?? rupiah(0))}</b>
          <span className="text-ink-3 text-small">{copy.priceNote(choice.session.sessions)}</span>
        </p>
      </header>
      <section aria-label={copy.title} className="lg:row-span-2 lg:border-line lg:border-l lg:pl-14">
        <SlotForm choice={choice} fields={fields} submit={copy.hold} busy={copy.holding} />
        <p className="mt-4 text-ui">
          <Link
            to={`/checkout/${slug}`}
            className="inline-flex min-h-tap items-center text-link underline underline-offset-4"
          >
            {copy.without}
          </Link>
        </p>
        <ol className="mt-6 grid md:grid-cols-3 md:gap-8">
          {copy.later3.map(([name, text]) => (
            <li key={name} className="border-line-strong border-t border-dashed py-3.5 text-ui">
              <b className="block font-heading">{name}</b>
              <span className="text-ink-2">{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={copy.about} className="max-lg:border-line max-lg:border-t max-lg:pt-6">
        <ConsultantLine className="mb-5" />
        <p {...ownerLanguage(product, 'short_description')} className="max-w-[30em] text-ink-2">
          {short_description}
        </p>
        <SessionFacts session={choice.session} />
        <div className="mt-7 aspect-[16/10] overflow-hidden rounded-card max-lg:hidden">
          <ProductCover slug={slug} src={cover_url} form="wide" sizes="400px" loading="eager" />
        </div>
      </section>
    </div>
  );
}

const placeIcons = { meeting: Video, whatsapp: Phone, address: MapPin } as const;

export function SessionFacts({ session }: { readonly session: OfferedSession }) {
  const { minutes, sessions, valid_days, place_kind, change_until_hours } = session;
  return (
    <ul className="mt-4.5 grid gap-2.5 text-ink-2 text-ui">
      <Fact icon={placeIcons[place_kind]}>
        {copy.minutes(minutes)}. {copy.places[place_kind]}
      </Fact>
      {sessions > 1 && (
        <Fact icon={CalendarPlus}>
          {copy.sessions(sessions)}. {valid_days !== null && copy.validDays(valid_days)}
        </Fact>
      )}
      <Fact icon={CalendarClock}>{copy.movable(change_until_hours)}</Fact>
      <Fact icon={RotateCcw}>{copy.givenBack}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { readonly icon: typeof Video; readonly children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0 text-dawn-deep" strokeWidth={1.75} />
      <span>{children}</span>
    </li>
  );
}
