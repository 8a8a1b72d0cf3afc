import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SettingsIntent } from '../settings-notices.ts';

/** A question before a change: a dialog, or without scripts a part of the page that the URL opens. */
export interface Ask {
  readonly name: SettingsIntent;
  /** What it is about, where several rows have the question. */
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

/** Opens the question by URL. */
export function askParams({ name, id }: Ask): Readonly<Record<string, string>> {
  return id === '' ? { ask: name } : { ask: name, id };
}
