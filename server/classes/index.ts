/**
 * Classes: products with sessions that many hold at once (ADR 0046). Says when they meet; how many places are
 * left, and whether they are sold, is a rule of the catalogue.
 */

export { eraseClassHolder, readHeldSession } from './invitations/invitations.queries.ts';
export { readRecordings } from './invitations/recordings.queries.ts';
export {
  issueBuyerInvitations,
  notifyHolders,
  readClassNotice,
  sessionInvitation,
} from './invitations/tell-holders.ts';
export { readBegunClasses } from './own-sessions.queries.ts';
export { listHeldSessions, readClassFile } from './own-sessions.ts';
export { closeUnattended } from './roster/close-unattended.ts';
export { exportRoster, readRoster, setAttendance } from './roster/roster.ts';
export { readClass, type SavedClass, saveClass, saveClassWithin } from './save-class.ts';
