import type { LucideIcon } from 'lucide-react';

/** What a page of the staff offers besides its main action. */
export type HeaderAction = { readonly label: string; readonly Icon: LucideIcon } & (
  | { readonly to: string }
  | { readonly download: string }
  /** Of the public site, in a tab of its own. */
  | { readonly site: string }
  | { readonly onSelect: () => void }
);
