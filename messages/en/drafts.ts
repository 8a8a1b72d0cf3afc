import type { draftCopy as id } from '../id/drafts.ts';

export const draftCopy: typeof id = {
  text: 'There is a draft from an earlier visit that was not saved.',
  restore: 'Restore draft',
  drop: 'Discard draft',
  lost: 'Changes that are not saved will be lost.',
  kept: 'These changes are not saved. A draft stays in this browser and is offered again when you come back.',
  stay: 'Stay here',
  keep: 'Leave, keep the draft',
  leave: 'Discard changes',
};
