const isSearch = process.env.STEWARD_TEST_SEED !== undefined
const share = isSearch ? 5 : 0.5

/**
 * How often a property is drawn that costs a database or a program each time: half of that for a commit, whose
 * data is the same each time, and five times that in a search, which `STEWARD_TEST_SEED` begins.
 */
export const runs = (count: number): number => Math.ceil(share * count)
