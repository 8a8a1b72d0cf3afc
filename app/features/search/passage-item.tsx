import { Link } from 'react-router';
import type { OwnPassage } from '#contract/search/own.ts';
import { offerText } from '#messages/catalog/offer.ts';
import { searchCopy as copy } from '#messages/search/search.ts';
import { formatFilmTime } from '#shared/courses/film-time.ts';
import { bindNumbers } from '#shared/language/bind-numbers.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { type PassagePart, pageOf, passageLink, secondOf } from '#shared/search/passages.ts';

/** One result: its kind, the page and heading that it stands under, and the words around the match. */
export function PassageItem({ passage }: { readonly passage: OwnPassage }) {
  const { kind, title, heading, parts, language, anchor, offer } = passage;
  const { to, needsDocument } = passageLink(passage);
  const isForeign = language !== currentLanguage();
  return (
    <li className="group relative grid gap-x-10 gap-y-1 border-line border-t py-5 md:grid-cols-[9rem_minmax(0,1fr)] md:py-6">
      <p className="text-ink-3 text-small md:pt-1">
        {copy.kind[kind]}
        <PassagePoint anchor={anchor} />
        {isForeign && <span className="block">{copy.inIndonesian}</span>}
      </p>
      <div {...(isForeign && { lang: language })} className="min-w-0">
        <h2 className="text-t3">
          <Link
            data-result
            to={to}
            reloadDocument={needsDocument}
            className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
          >
            {bindNumbers(heading === '' ? title : heading)}
          </Link>
        </h2>
        {heading !== '' && <p className="mt-0.5 font-medium text-ink-2 text-ui">{bindNumbers(title)}</p>}
        <p className="mt-1.5 max-w-[42em] text-ink-2 text-ui">
          <MarkedText parts={parts} />
        </p>
        {offer !== null && <p className="num mt-1.5 font-medium text-ui">{offerText(offer)}</p>}
        <p className="wrap-anywhere mt-1.5 text-ink-3 text-small">{shownPath(passage)}</p>
      </div>
    </li>
  );
}

/** The id of a file says nothing to people. */
const shownPath = ({ kind, path }: OwnPassage) =>
  kind === 'file' ? path.replace(/\/files\/[^/]+$/, '') : path;

function PassagePoint({ anchor }: Pick<OwnPassage, 'anchor'>) {
  const [page, second] = [pageOf(anchor), secondOf(anchor)];
  if (page === null && second === null) return null;
  const point = page === null ? copy.at(formatFilmTime(second ?? 0)) : copy.page(page);
  return <span className="num block">{point}</span>;
}

interface MarkedTextProps {
  readonly parts: readonly PassagePart[];
}

/** Content is shown as text, never read as HTML, with an ellipsis where a sentence is cut. */
function MarkedText({ parts }: MarkedTextProps) {
  const isBegun = /^\p{Ll}/u.test(parts[0]?.text ?? '');
  const isCut = !/[.!?:”)]\s*$/.test(parts.at(-1)?.text ?? '.');
  return (
    <>
      {isBegun && '… '}
      {parts.map(({ text, is_match }, place) =>
        is_match ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and never move
          <mark key={place} className="rounded-tag bg-dawn-soft px-0.5 font-medium text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      {isCut && ' …'}
    </>
  );
}
