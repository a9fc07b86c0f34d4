const asSearch = 5

/**
 * How often a property is drawn that costs a database or a program each time: so often for a commit, whose data is the
 * same each time, and five times as often in a search, which `STEWARD_TEST_SEED` begins.
 */
export const runs = (count: number): number => (process.env.STEWARD_TEST_SEED === undefined ? count : asSearch * count)
