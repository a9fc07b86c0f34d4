import { Duration } from "effect"

/**
 * Tables of the service by their sizes, in powers of four rows. From counts that PostgreSQL keeps: it locks no table, and
 * shows a transaction within a second or so of its end.
 */
export const tableSizes = `
  SELECT string_agg(relid || ' ' || floor(log(4, n_live_tup + 1)), ',' ORDER BY relid) AS sizes FROM pg_stat_user_tables`

/** How often the sizes of tables are looked at. */
const looksEvery = Duration.toMillis(Duration.seconds(3))
/** For how long plans last where no table grows: what PostgreSQL knows of its tables changes in other ways too. */
const plansLast = Duration.toMillis(Duration.minutes(1))

/** When plans that connections have made are to be made anew. */
export interface PlansLast {
  /** Whether the sizes of tables are to be looked at now. Whoever hears it looks: the next is told so much later. */
  readonly isLookDue: () => boolean
  readonly noteSizes: (sizes: string) => void
  /** Changes when plans that were made before are to be forgotten. */
  readonly generation: () => number
}

/**
 * Plans go when a table has come to be some four times as large, and after a minute in any case. A table that was empty when
 * they were made is read as a whole for each row that is looked for, however large it has become: a viral post fills one
 * within seconds.
 */
export const plansLasting = (time: () => number): PlansLast => {
  let lookedAt = time()
  let renewedAt = lookedAt
  let known: string | undefined
  let generation = 0
  const renew = () => {
    renewedAt = time()
    generation += 1
  }
  // a clock may be set back
  const isOver = (since: number, milliseconds: number) => Math.abs(time() - since) >= milliseconds

  return {
    isLookDue: () => {
      if (!isOver(lookedAt, looksEvery)) return false
      lookedAt = time()
      return true
    },
    noteSizes: (sizes) => {
      // what is first seen may have grown since plans were made
      if (sizes !== known) renew()
      known = sizes
    },
    generation: () => {
      if (isOver(renewedAt, plansLast)) renew()
      return generation
    }
  }
}
