import type { draftCopy as id } from '../id/drafts.ts';

export const draftCopy: typeof id = {
  text: 'There is an unsaved draft from an earlier visit.',
  restore: 'Restore draft',
  drop: 'Discard draft',
  lost: 'Unsaved changes will be lost.',
  kept: 'These changes are not saved. A draft stays in this browser and is offered again when you come back.',
  stay: 'Stay here',
  keep: 'Leave, keep the draft',
  leave: 'Discard changes',
};
