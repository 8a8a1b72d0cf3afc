/** Ends a test that hangs, on the slowest machine: none knows how fast it is. What must be quick is a ratio of `npm run bench`. */
export const TEST_LIMIT_MS = 600_000;

/** Ends a step that waits for what never comes. Before its test ends, so that it says where it stood. */
export const STEP_LIMIT_MS = 300_000;
