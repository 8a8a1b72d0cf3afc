/**
 * Where people come from. A visit is a page that was opened by a browser whose key can be computed on that day only;
 * its source is kept with what it led to.
 */

export { createVisitRecorder, type VisitRecorder } from './visit-recorder.ts';
export { readSources, sourcesOf, type VisitSources } from './visit-sources.queries.ts';
export { createVisitorKeys } from './visitor-keys.ts';
