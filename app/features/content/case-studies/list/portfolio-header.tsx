import { portfolioCopy as copy } from '#messages/content/portfolio.ts';

export function PortfolioHeader() {
  return (
    <header className="wrap grid gap-x-16 gap-y-10 pt-[clamp(40px,6vw,96px)] pb-[clamp(32px,4vw,64px)] lg:grid-cols-[minmax(0,1fr)_340px] lg:items-end">
      <div>
        <h1 className="max-w-[13em] text-display">{copy.title}</h1>
        <p className="mt-5 max-w-[36em] text-ink-2 text-lede">{copy.lede}</p>
      </div>
      <figure className="max-w-[30rem] border-ink border-t-2 pt-4">
        <figcaption className="font-semibold text-ui">{copy.key.title}</figcaption>
        <div className="mt-4 grid gap-2 text-ui">
          <p className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="hatch-quiet h-5 w-[62%] rounded-r-small ring-1 ring-line-strong ring-inset"
            />
            <span className="text-ink-2">{copy.key.before}</span>
          </p>
          <p className="flex items-center gap-3">
            <span aria-hidden="true" className="h-5 w-[24%] rounded-r-small bg-credit" />
            <span className="font-semibold">{copy.key.after}</span>
          </p>
        </div>
        <p className="mt-4 text-ink-3 text-small">{copy.key.note}</p>
      </figure>
    </header>
  );
}
