import type { LucideIcon } from 'lucide-react';

export type HeaderAction = { readonly label: string; readonly Icon: LucideIcon } & (
  | { readonly to: string }
  | { readonly download: string }
  | { readonly site: string }
  | { readonly onSelect: () => void }
);
