/**
 * One search over what can be read, by passages. Triggers of the database keep the index in the transaction of each
 * write (ADR 0082); nobody else writes it. A passage that its reader may not read is not looked at.
 */

export { forgetMisses, listMisses } from './misses.queries.ts';
export { findQuotablePassages, type QuotablePassage } from './quotable-passages.queries.ts';
export { rebuildIndex } from './rebuild-index.ts';
export { noteMiss, searchOwn, searchPublic } from './search.ts';
export { writeServicePages } from './service-pages.ts';
