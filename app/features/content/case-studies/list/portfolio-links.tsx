import { Link } from 'react-router';
import { Motif } from '#app/components/brand/motif.tsx';
import { Button } from '#app/components/ui/button.tsx';
import { portfolioCopy } from '#messages/content/portfolio.ts';

/** Links to a consultation and to the shop (CASE-006). */
export function PortfolioLinks() {
  const { label, talk, shop } = portfolioCopy.doors;
  return (
    <aside aria-label={label} className="relative isolate overflow-hidden bg-sunk">
      <Motif
        name="corner"
        align="xMaxYMin"
        className="-z-10 absolute top-0 right-0 h-[38%] w-[520px] max-lg:hidden"
      />
      <div className="wrap grid gap-x-16 gap-y-12 py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
        <div>
          <h2 className="max-w-[13em] text-t1">{talk.title}</h2>
          <p className="mt-4 max-w-[34em] text-ink-2 text-lede">{talk.text}</p>
          <Button asChild size="lg" className="mt-7">
            <Link to="/consultation">{talk.action}</Link>
          </Button>
        </div>
        <div className="border-line-strong border-t pt-6">
          <h2 className="text-t3">{shop.title}</h2>
          <p className="mt-2 max-w-[34em] text-ink-2 text-ui">{shop.text}</p>
          <Button asChild variant="outline" className="mt-5">
            <Link to="/marketplace">{shop.action}</Link>
          </Button>
        </div>
      </div>
    </aside>
  );
}
