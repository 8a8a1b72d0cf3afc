/**
 * Classes: products with sessions that many hold at once (ADR 0046). Says when they meet; how many places are
 * left, and whether they are sold, is a rule of the catalogue.
 */

export {
  listHeldSessions,
  readClass,
  readClassFile,
  type SavedClass,
  saveClass,
  saveClassWithin,
} from './classes.ts';
export { eraseClassHolder, readHeldSession, readRecordings } from './invitations.queries.ts';
export {
  issueBuyerInvitations,
  notifyHolders,
  readClassNotice,
  sessionInvitation,
} from './notify-holders.ts';
export { closeUnattended, exportRoster, readRoster, setAttendance } from './roster.ts';
export { readBegunClasses } from './sessions.queries.ts';
