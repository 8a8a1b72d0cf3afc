import type { PickedUser } from '#app/components/inputs/user-picker.tsx';

/** What every tool is given. */
export interface ToolProps {
  /** Whom a link from elsewhere is about. */
  readonly user: PickedUser | null;
}
