import { CalendarCheck, Package, ReceiptText, Search, TextSearch } from 'lucide-react';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import type { PaletteProps } from '#app/components/command-palette/use-palette.tsx';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { OwnFound, OwnPassage, searchOwn } from '#contract/search/own.ts';
import { searchCopy } from '#messages/search/search.ts';
import { commandPaletteCopy as paletteCopy } from '#messages/shell/command-palette.ts';
import { portalCopy as copy } from '#messages/shell/portal.ts';
import { type PassageLink, passageLink } from '#shared/search/passages.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { portalAccountLinks, portalMainLinks } from './portal-navigation.tsx';

const MAX_RESULTS = 6;

const searchSite = (query: string) =>
  browserClient.call<typeof searchOwn>(
    { method: 'get', path: '/api/account/search' },
    { query: { search: query, limit: MAX_RESULTS } },
  );

const bestOfPages = (passages: readonly OwnPassage[]): readonly OwnPassage[] =>
  passages.filter(({ path }, place) => passages.findIndex((other) => other.path === path) === place);

/** A product opens in the shop of the portal. */
function linkTo(passage: OwnPassage): PassageLink {
  const [, slug] = /^\/product\/(.+)$/.exec(passage.path) ?? [];
  return slug === undefined
    ? passageLink(passage)
    : { to: `/user/marketplace?detail=${slug}`, needsDocument: false };
}

export function CommandPalette({ typed, onClose }: PaletteProps) {
  const [search, setSearch] = useState(typed);
  const { result, state } = useRemoteSearch(search, { minLength: 2, search: searchSite });
  const navigate = useNavigate();
  const root = useHref('/').replace(/\/$/, '');
  const go = ({ to, needsDocument }: PassageLink) => {
    onClose();
    if (needsDocument) window.location.assign(root + to);
    else void navigate(to);
  };
  const open = (to: string) => go({ to, needsDocument: false });
  return (
    <Palette title={copy.searchTitle} search={search} onSearch={setSearch} onClose={onClose} state={state}>
      <PaletteGroup heading={paletteCopy.pages}>
        {[...portalMainLinks, ...portalAccountLinks].map(({ name, to, icon: Icon }) => (
          <PaletteItem key={to} value={`${copy.links[name]} ${to}`} onSelect={() => open(to)}>
            <Icon aria-hidden />
            {copy.links[name]}
          </PaletteItem>
        ))}
      </PaletteGroup>
      {result !== null && <OwnItems found={result.data} query={result.query} onOpen={open} />}
      {result !== null && <PassageItems found={result.data} query={result.query} onGo={go} />}
    </Palette>
  );
}

interface FoundProps {
  readonly found: OwnFound;
  /** The server has matched these results, so the palette must not filter them again. */
  readonly query: string;
}

interface OwnItemsProps extends FoundProps {
  readonly onOpen: (to: string) => void;
}

function OwnItems({ found: { orders, sessions }, query, onOpen }: OwnItemsProps) {
  if (orders.length === 0 && sessions.length === 0) return null;
  return (
    <PaletteGroup heading={searchCopy.own}>
      {orders.map(({ id, titles, invoice_number, created_at }) => (
        <PaletteItem key={id} value={`${id} ${query}`} onSelect={() => onOpen(`/user/orders/${id}`)}>
          <ReceiptText aria-hidden />
          <span className="min-w-0 truncate">{titles.join(', ')}</span>
          <span className="num ml-auto shrink-0 text-ink-3 text-small">
            {invoice_number ?? formatCardDate(created_at)}
          </span>
        </PaletteItem>
      ))}
      {sessions.map(({ id, title, starts_at }) => (
        <PaletteItem key={id} value={`${id} ${query}`} onSelect={() => onOpen('/user/bookings')}>
          <CalendarCheck aria-hidden />
          <span className="min-w-0 truncate">{title}</span>
          <span className="num ml-auto shrink-0 text-ink-3 text-small">
            {starts_at === null ? searchCopy.noTime : formatCardDate(starts_at)}
          </span>
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

interface PassageItemsProps extends FoundProps {
  readonly onGo: (link: PassageLink) => void;
}

function PassageItems({ found: { passages }, query, onGo }: PassageItemsProps) {
  return (
    <PaletteGroup heading={searchCopy.group}>
      {bestOfPages(passages).map((passage) => (
        <PaletteItem
          key={passage.path}
          value={`${passage.path} ${query}`}
          onSelect={() => onGo(linkTo(passage))}
        >
          {passage.kind === 'product' ? <Package aria-hidden /> : <TextSearch aria-hidden />}
          <span className="min-w-0">
            <span className="block truncate">{passage.heading || passage.title}</span>
            {passage.heading !== '' && (
              <span className="block truncate text-ink-3 text-small">{passage.title}</span>
            )}
          </span>
          <span className="ml-auto shrink-0 text-ink-3 text-small">{searchCopy.kind[passage.kind]}</span>
        </PaletteItem>
      ))}
      <PaletteItem
        value={`/user/search ${query}`}
        onSelect={() => onGo({ to: `/user/search?q=${encodeURIComponent(query)}`, needsDocument: false })}
      >
        <Search aria-hidden />
        {searchCopy.everything(query)}
      </PaletteItem>
    </PaletteGroup>
  );
}
