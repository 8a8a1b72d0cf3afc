import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SettingsIntent } from '../settings-notices.ts';

export interface Ask {
  readonly name: SettingsIntent;
  readonly id: string;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

export function useAsk(name: SettingsIntent, id = ''): Ask {
  const [search] = useSearchParams();
  const isInUrl = search.get('ask') === name && (search.get('id') ?? '') === id;
  const [isOpen, setIsOpen] = useState(isInUrl);
  return { name, id, isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

export function askParams({ name, id }: Ask): Readonly<Record<string, string>> {
  return id === '' ? { ask: name } : { ask: name, id };
}
