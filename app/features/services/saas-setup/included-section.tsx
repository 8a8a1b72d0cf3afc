import { saasSetupCopy } from '#messages/services/saas-setup.ts';

export function IncludedSection() {
  const copy = saasSetupCopy.included;
  return (
    <section className="wrap py-section" aria-labelledby="included-title">
      <h2 id="included-title" className="max-w-[13em] text-t1">
        {copy.title}
      </h2>
      <div className="mt-10 grid gap-x-16 gap-y-14 lg:mt-16 lg:grid-cols-[7fr_5fr]">
        {copy.parts.map((part) => (
          <div key={part.name}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-6 border-ink border-t-2 pt-4 pb-5">
              <span className="text-t2">{part.name}</span>
              <span className="num font-normal text-ink-2 text-ui">{part.price}</span>
            </h3>
            <dl>
              {part.items.map(({ name, text }) => (
                <div key={name} className="border-line border-t py-4">
                  <dt className="font-semibold">{name}</dt>
                  <dd className="mt-0.5 max-w-[34em] text-ink-2 text-ui">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
