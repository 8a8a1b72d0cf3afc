import { ArrowDown } from 'lucide-react';
import { Button } from '#app/components/ui/button.tsx';
import { cn } from '#app/lib/cn.ts';
import { freebiesCopy } from '#messages/services/freebies.ts';
import { formatRupiah, rupiah } from '#shared/money/money.ts';

/** Drawn as a notice with tear-off strips (PUB-092). */
export function FreebiesHero() {
  const { hero } = freebiesCopy;
  return (
    <section id="hero" data-plane="dawn" className="bg-plane-dawn text-on-plane">
      <div className="wrap grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[minmax(0,1fr)_400px] lg:pt-16">
        <div className="lg:self-center lg:pb-16">
          <h1 className="max-w-[10.5em] text-display sm:max-lg:text-[3.25rem]">{hero.title}</h1>
          <p className="mt-5 max-w-[32em] text-lede text-on-plane-2">{hero.lede}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button asChild size="lg" variant="plane">
              <a href="#alat">
                {hero.shelf} <ArrowDown aria-hidden="true" />
              </a>
            </Button>
            <a
              href="#komunitas"
              className="inline-flex min-h-tap items-center font-semibold underline decoration-plane-line underline-offset-4 hover:decoration-current"
            >
              {hero.community}
            </a>
          </div>
        </div>
        <Poster />
      </div>
    </section>
  );
}

function Poster() {
  const { poster } = freebiesCopy;
  return (
    <aside
      aria-label={poster.label}
      className="-mb-16 relative z-10 w-full max-w-[400px] text-ink max-lg:justify-self-center lg:self-end"
    >
      <div className="relative rounded-t-small bg-lift px-6 pt-7 pb-5 shadow-2 sm:px-8">
        <span
          aria-hidden="true"
          className="-top-2 -translate-x-1/2 absolute left-1/2 size-4 rounded-full bg-dawn-deep shadow-2"
        />
        <p className="font-heading text-t3">{poster.title}</p>
        <p className="mt-3 figures font-light text-[clamp(4.5rem,3.5rem+4vw,6.5rem)] leading-[1.1]">
          {formatRupiah(rupiah(0))}
        </p>
        <p className="mt-5 text-ink-2 text-ui">{poster.unit}</p>
        <dl className="mt-5 text-ui">
          {poster.rows.map((row) => (
            <div
              key={row.label}
              className="flex justify-between gap-4 border-line border-t border-dashed py-2.5"
            >
              <dt className="text-ink-2">{row.label}</dt>
              <dd className="text-right font-semibold">{row.value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <TearOffStrips />
    </aside>
  );
}

const strips = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
const TORN = 'f';
const LOOSE = 'c';
const stub = 'h-4 [clip-path:polygon(0_0,100%_0,100%_40%,72%_100%,48%_45%,22%_85%,0_35%)]';

function TearOffStrips() {
  return (
    <div aria-hidden="true" className="grid grid-cols-8 drop-shadow-sm">
      {strips.map((strip) => (
        <span
          key={strip}
          className={cn(
            'border-line border-t border-dashed bg-lift text-ink-2 text-tag not-last:border-r',
            strip === TORN ? stub : 'flex h-28 items-center justify-center [writing-mode:vertical-rl]',
            strip === LOOSE && 'origin-top-left rotate-[5deg]',
          )}
        >
          {strip !== TORN && '/freebies'}
        </span>
      ))}
    </div>
  );
}
