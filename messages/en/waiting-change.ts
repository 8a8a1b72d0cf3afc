import type * as id from '../id/waiting-change.ts';

export const waitingChangeCopy: typeof id.waitingChangeCopy = {
  by: (name) => `requested by ${name}`,
  approve: 'Approve',
  reject: 'Reject',
  takeBack: 'Withdraw',
  busy: 'Processing…',
};
