import { Cover } from '#app/components/brand/cover.tsx';
import { useSettings } from '#app/hooks/use-root-data.ts';
import { aboutCopy as copy } from '#messages/landing-offers.ts';

/** Who comes, how they work, and when they say no. The picture is drawn: no face is invented. Without a name there is nobody to tell of. */
export function AboutSection() {
  const { consultant_name, consultant_role, consultant_bio } = useSettings();
  if (consultant_name === '') return null;
  return (
    <section id="about" className="wrap py-section" aria-labelledby="about-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div className="max-lg:max-w-[420px]">
          <div className="aspect-[4/5] overflow-hidden rounded-sheet">
            <Cover slug="konsultan" ratio="4:5" composition="fajar" palette="fajar" />
          </div>
          <p className="mt-4 font-semibold">{consultant_name}</p>
          <p className="text-ink-2 text-ui">{consultant_role}</p>
        </div>
        <div>
          <h2 id="about-title" className="max-w-[13em] text-t1">
            {copy.title}
          </h2>
          {consultant_bio !== '' && (
            <p className="mt-5 max-w-[34em] text-ink-2 text-lede">{consultant_bio}</p>
          )}
          <ol className="mt-9">
            {copy.work.map((line, index) => (
              <li key={line} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-4">
                <span aria-hidden="true" className="num text-dawn-deep text-t3">
                  {index + 1}
                </span>
                <span className="max-w-[36em]">{line}</span>
              </li>
            ))}
          </ol>
          <h3 className="mt-8 text-t3">{copy.noTitle}</h3>
          <ul className="mt-3 grid gap-2.5 text-ink-2">
            {copy.no.map((line) => (
              <li key={line} className="max-w-[38em] border-line-strong border-l-2 pl-4">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
