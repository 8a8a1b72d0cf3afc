/** Mails to a segment or to everybody who agreed: drafts, their sending, and what became of them. */
export {
  copyBroadcast,
  countReaders,
  createBroadcast,
  deleteBroadcast,
  listBroadcasts,
  readBroadcast,
  updateBroadcast,
} from './broadcasts.ts';
export { changeBroadcast, sendBroadcast } from './change-state.ts';
export { RUN_BROADCASTS, runBroadcasts } from './run-broadcasts.ts';
export { listSends } from './sends-list.queries.ts';
