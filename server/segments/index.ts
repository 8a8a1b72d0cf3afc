/** Saved filters over people, as data that the contract parses and one function compiles to SQL. */
export { segmentCondition } from './segment-condition.queries.ts';
export { countPeopleIn, listSegmentNames } from './segments.queries.ts';
export {
  createSegment,
  deleteSegment,
  listSegments,
  readSegment,
  readSegmentRules,
  updateSegment,
} from './segments.ts';
