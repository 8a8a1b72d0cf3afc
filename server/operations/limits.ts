const MIB = 1024 * 1024;

/** Jobs start within a second; a longer wait means that no worker runs, or too few. */
export const SLOW_START_SECONDS = 60;
/** A film or a day of uploads. */
export const LOW_SPACE_BYTES = 512 * MIB;
/** PostgreSQL stops when it can write nothing more. */
export const NO_SPACE_BYTES = 32 * MIB;
