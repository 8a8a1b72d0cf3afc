import { Link } from 'react-router';
import { Button } from '#app/components/ui/button.tsx';
import { leadFormPaths } from '#app/lib/forms/lead-form-paths.ts';
import { freeAuditCtaCopy } from '#messages/content/blog.ts';

export function FreeAuditCta() {
  return (
    <section
      data-plane="dawn"
      aria-labelledby="invitation-title"
      className="relative isolate overflow-hidden bg-plane-dawn text-on-plane"
    >
      <div className="wrap py-[clamp(56px,6.5vw,104px)]">
        <h2 id="invitation-title" className="max-w-[15em] text-t1">
          {freeAuditCtaCopy.title}
        </h2>
        <p className="mt-4 max-w-[34em] text-on-plane-2 text-lede">{freeAuditCtaCopy.text}</p>
        <Button asChild variant="plane" size="lg" className="mt-7">
          <Link to={leadFormPaths.free_audit}>{freeAuditCtaCopy.action}</Link>
        </Button>
      </div>
      <KawungBlossom />
    </section>
  );
}

const PETAL = 'M100 98C100 44 144 2 198 2C198 56 154 98 100 98Z';

function KawungBlossom() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 196"
      className="-z-10 -translate-y-1/2 absolute top-1/2 right-[max(-72px,calc((100%-var(--wide))/2-160px))] size-[clamp(360px,38vw,560px)] text-plane-solid max-md:hidden"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {[90, 180, 270].map((turn) => (
          <path key={turn} d={PETAL} transform={`rotate(${turn} 100 98)`} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      <path d={PETAL} fill="currentColor" />
    </svg>
  );
}
