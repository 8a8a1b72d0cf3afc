import type { PickedUser } from '#app/components/inputs/user-picker.tsx';

export interface ToolProps {
  /** Preselected by a link from another page. */
  readonly user: PickedUser | null;
}
