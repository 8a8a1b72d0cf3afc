/** A sitemap may hold 50,000 addresses, two for each page; larger sites need an index of sitemaps. */
const MAX_ENTRIES_PER_TYPE = 5_000;

export async function fetchAllPages<Entry>(
  limit: number,
  read: (page: number) => Promise<readonly Entry[]>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; entries.length < MAX_ENTRIES_PER_TYPE; page++) {
    const batch = await read(page);
    entries.push(...batch);
    if (batch.length < limit) break;
  }
  return entries;
}
