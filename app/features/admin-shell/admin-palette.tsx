import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Palette, PaletteGroup, PaletteItem } from '#app/components/command-palette/palette.tsx';
import { paletteWords } from '#app/components/command-palette/palette-copy.ts';
import { useFound } from '#app/components/command-palette/use-found.ts';
import type { OpenedPalette } from '#app/components/command-palette/use-palette.tsx';
import type { findAnything } from '#contract/admin/search.ts';
import { createClient } from '#contract/client.ts';
import { isAllowed, type UserRole } from '#shared/roles.ts';
import { paletteCopy as copy, moderatorTitle } from './palette-copy.ts';
import { FoundGroups } from './palette-found.tsx';
import { allowedActions, allowedPages } from './palette-links.ts';
import { visibleGroups } from './visible-groups.ts';

const browser = createClient((request) => fetch(request));

const ask = (words: string) =>
  browser.call<typeof findAnything>({ method: 'get', path: '/api/admin/search' }, { query: { words } });

interface AdminPaletteProps extends OpenedPalette {
  readonly role: UserRole;
  readonly hasDevTools: boolean;
}

/** Goes to a page, begins a task, or finds an order, somebody or a product; each role what it may. */
export function AdminPalette({ role, hasDevTools, typed, onClose }: AdminPaletteProps) {
  const [search, setSearch] = useState(typed);
  const { last, state } = useFound(search, { fewest: 3, ask });
  const navigate = useNavigate();
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const rooms = visibleGroups(role, hasDevTools).flatMap(({ links }) => links);
  const lists = [
    { heading: copy.actions, links: allowedActions(role) },
    { heading: paletteWords.pages, links: [...rooms, ...allowedPages(role)] },
  ];
  return (
    <Palette
      title={isAllowed(role, 'admin') ? copy.title : moderatorTitle}
      search={search}
      onSearch={setSearch}
      onClose={onClose}
      state={state}
    >
      {lists.map(({ heading, links }) => (
        <PaletteGroup key={heading} heading={heading}>
          {links.map(({ label, to, icon: Icon, ...more }) => (
            <PaletteItem
              key={to}
              value={`${label} ${'words' in more ? more.words : ''} ${to}`}
              onSelect={() => go(to)}
            >
              <Icon aria-hidden />
              {label}
            </PaletteItem>
          ))}
        </PaletteGroup>
      ))}
      {last !== null && <FoundGroups found={last.found} words={last.words} onGo={go} />}
    </Palette>
  );
}
