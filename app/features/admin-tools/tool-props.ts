import type { PickedPerson } from '#app/components/person-picker.tsx';

/** What every tool is given. */
export interface ToolProps {
  /** Whom a link from elsewhere is about. */
  readonly person: PickedPerson | null;
}
