import { Duration } from "effect"

/** How many rows a table has. */
export interface TableSize {
  readonly table: string
  readonly rows: number
}

/** From counts that PostgreSQL keeps: it locks no table, and shows a transaction within some seconds of its end. */
export const tableSizes = "SELECT relid::text AS table, n_live_tup::float8 AS rows FROM pg_stat_user_tables"

/** How often the sizes of tables are looked at. */
const looksEvery = Duration.toMillis(Duration.seconds(3))
/** For how long plans last where no table grows: what PostgreSQL knows of its tables changes in other ways too. */
const plansLast = Duration.toMillis(Duration.minutes(1))
/** A table of fewer rows is as quickly read as a whole as by an index. */
const fewRows = 256
const muchMore = 4

/** When plans that connections have made are to be made anew. */
export interface PlansLast {
  /** Whether the sizes of tables are to be looked at now. Whoever hears it looks: the next is told so much later. */
  readonly isLookDue: () => boolean
  readonly noteSizes: (sizes: ReadonlyArray<TableSize>) => void
  /** Changes when plans that were made before are to be forgotten. */
  readonly generation: () => number
}

/**
 * Plans go when a table has come to be four times as large, and after a minute in any case. A table that was empty when they
 * were made is read as a whole for each row that is looked for, however large it has become: a viral post fills one within
 * seconds.
 */
export const plansLasting = (time: () => number): PlansLast => {
  let lookedAt = time()
  let renewedAt = lookedAt
  let generation = 0
  let latest: ReadonlyArray<TableSize> = []
  let planned = new Map<string, number>()

  const renew = () => {
    renewedAt = time()
    generation += 1
    planned = new Map(latest.map(({ table, rows }) => [table, rows]))
  }
  // a clock may be set back
  const isOver = (since: number, milliseconds: number) => Math.abs(time() - since) >= milliseconds
  const hasGrown = ({ table, rows }: TableSize) =>
    rows >= muchMore * Math.max(planned.get(table) ?? 0, fewRows / muchMore)

  return {
    isLookDue: () => {
      if (!isOver(lookedAt, looksEvery)) return false
      lookedAt = time()
      return true
    },
    noteSizes: (sizes) => {
      latest = sizes
      if (sizes.some(hasGrown)) renew()
    },
    generation: () => {
      if (isOver(renewedAt, plansLast)) renew()
      return generation
    }
  }
}
