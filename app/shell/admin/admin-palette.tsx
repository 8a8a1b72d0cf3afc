import { Package, ShoppingBag, TextSearch, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import type { PaletteProps } from '#app/components/command-palette/use-palette.tsx';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { OrderBadge } from '#app/components/commerce/order-badge.tsx';
import { Badge } from '#app/components/ui/badge.tsx';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { SearchResults, searchEverything } from '#contract/people/admin-search.ts';
import { searchCopy } from '#messages/search/search.ts';
import { adminShellCopy, paletteCopy as copy } from '#messages/shell/admin.ts';
import { commandPaletteCopy as paletteCopy } from '#messages/shell/command-palette.ts';
import { currentLanguage } from '#shared/language/language.ts';
import { pathInLanguage } from '#shared/language/page-language.ts';
import { formatRupiah, toRupiah } from '#shared/money/money.ts';
import { isAllowed, type UserRole } from '#shared/people/roles.ts';
import { passageLink } from '#shared/search/passages.ts';
import { shortId } from '#shared/short-id.ts';
import { formatCardDate } from '#shared/time/dates.ts';
import { visibleGroups } from './admin-access.ts';
import { allowedActions, allowedPages } from './palette-links.ts';

const searchAdmin = (query: string) =>
  browserClient.call<typeof searchEverything>(
    { method: 'get', path: '/api/admin/search' },
    { query: { words: query } },
  );

interface AdminPaletteProps extends PaletteProps {
  readonly role: UserRole;
  readonly hasDevTools: boolean;
}

export function AdminPalette({ role, hasDevTools, typed, onClose }: AdminPaletteProps) {
  const [search, setSearch] = useState(typed);
  const { result, state } = useRemoteSearch(search, { minLength: 3, search: searchAdmin });
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const { links: labels } = adminShellCopy;
  const synonyms: Readonly<Record<string, string>> = adminShellCopy.synonyms;
  const pages = visibleGroups(role, hasDevTools).flatMap(({ links }) => links);
  const lists = [
    { heading: copy.actions, links: allowedActions(role) },
    { heading: paletteCopy.pages, links: [...pages, ...allowedPages(role)] },
  ];
  return (
    <Palette
      title={isAllowed(role, 'admin') ? copy.title : copy.titleWithoutProducts}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
      state={state}
    >
      {lists.map(({ heading, links }) => (
        <PaletteGroup key={heading} heading={heading}>
          {links.map(({ name, to, icon: Icon }) => (
            <PaletteItem
              key={to}
              value={`${labels[name]} ${synonyms[name] ?? ''} ${to}`}
              onSelect={() => go(to)}
            >
              <Icon aria-hidden />
              {labels[name]}
            </PaletteItem>
          ))}
        </PaletteGroup>
      ))}
      {result !== null && <SearchResultGroups results={result.data} query={result.query} onSelect={go} />}
    </Palette>
  );
}

interface SearchResultGroupsProps {
  readonly results: SearchResults;
  /** The search text. The server has matched these results, so the palette must not filter them again. */
  readonly query: string;
  readonly onSelect: (to: string) => void;
}

function SearchResultGroups({ results, query, onSelect }: SearchResultGroupsProps) {
  return (
    <>
      {results.orders.length > 0 && (
        <PaletteGroup heading={copy.orders}>
          {results.orders.map((order) => (
            <PaletteItem
              key={order.id}
              value={`#${order.id} ${order.customer_name} ${order.customer_email} ${query}`}
              onSelect={() => onSelect(`/admin/orders/${order.id}`)}
            >
              <ShoppingBag aria-hidden />
              <ResultLine
                name={`${shortId(order.id)}, ${order.customer_name || order.customer_email}`}
                detail={`${formatRupiah(toRupiah(order.amount_bigint))}, ${formatCardDate(order.created_at)}`}
              />
              <OrderBadge status={order.status} />
            </PaletteItem>
          ))}
        </PaletteGroup>
      )}
      {results.users.length > 0 && (
        <PaletteGroup heading={copy.users}>
          {results.users.map((user) => (
            <PaletteItem
              key={user.id}
              value={`${user.id} ${user.full_name} ${user.email} ${query}`}
              onSelect={() =>
                onSelect(`/admin/users?search=${encodeURIComponent(user.email)}&user=${user.id}`)
              }
            >
              <UserRound aria-hidden />
              <ResultLine name={user.full_name || user.email} detail={user.email} />
              <Badge variant={user.is_active ? 'outline' : 'off'}>
                {user.is_active ? adminShellCopy.roles[user.role] : copy.inactive}
              </Badge>
            </PaletteItem>
          ))}
        </PaletteGroup>
      )}
      {results.products.length > 0 && (
        <PaletteGroup heading={paletteCopy.products}>
          {results.products.map((product) => (
            <PaletteItem
              key={product.id}
              value={`${product.id} ${product.title} ${product.slug} ${query}`}
              onSelect={() => onSelect(editPathOf(product))}
            >
              <Package aria-hidden />
              <ResultLine name={product.title} detail={formatRupiah(product.price)} />
              {!product.is_active && <Badge variant="off">{copy.inactive}</Badge>}
            </PaletteItem>
          ))}
        </PaletteGroup>
      )}
      <SitePassages passages={results.passages} query={query} />
    </>
  );
}

type SitePassagesProps = Pick<SearchResultGroupsProps, 'query'> & Pick<SearchResults, 'passages'>;

/** Open on the site, which is another document than the desk. */
function SitePassages({ passages, query }: SitePassagesProps) {
  if (passages.length === 0) return null;
  return (
    <PaletteGroup heading={searchCopy.group}>
      {passages.map((passage) => (
        <PaletteItem
          key={`${passage.path} ${passage.heading}`}
          value={`${passage.path} ${passage.heading} ${query}`}
          onSelect={() => window.location.assign(siteLinkTo(passage))}
        >
          <TextSearch aria-hidden />
          <ResultLine name={passage.heading || passage.title} detail={passage.title} />
          <span className="shrink-0 text-ink-3 text-small">{searchCopy.kind[passage.kind]}</span>
        </PaletteItem>
      ))}
    </PaletteGroup>
  );
}

const siteLinkTo = (passage: SearchResults['passages'][number]) =>
  passageLink({ ...passage, path: pathInLanguage(passage.path, currentLanguage()) }).to;

function editPathOf({ id, is_subscription }: SearchResults['products'][number]): string {
  return `/admin/products/${is_subscription ? 'subscription' : 'one-time'}/edit/${id}`;
}

function ResultLine({ name, detail }: { readonly name: ReactNode; readonly detail: string }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="num block truncate">{name}</span>
      <span className="num block truncate text-ink-3 text-small">{detail}</span>
    </span>
  );
}
