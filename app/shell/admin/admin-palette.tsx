import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import type { PaletteProps } from '#app/components/command-palette/use-palette.tsx';
import { useRemoteSearch } from '#app/components/command-palette/use-remote-search.ts';
import { browserClient } from '#app/lib/api/browser-client.ts';
import type { searchEverything } from '#contract/people/admin-search.ts';
import { adminShellCopy, paletteCopy as copy } from '#messages/shell/admin.ts';
import { commandPaletteCopy as paletteCopy } from '#messages/shell/command-palette.ts';
import { isAllowed, type UserRole } from '#shared/people/roles.ts';
import { visibleGroups } from './admin-access.ts';
import { allowedActions, allowedPages } from './palette-links.ts';
import { SearchResultGroups } from './search-result-groups.tsx';

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
