import { Duration } from "effect"
import type { Pool } from "pg"
import { statementNames } from "./StatementNames.ts"

/**
 * Answers all columns of a table. A migration may add to them while a process of before it goes on, and PostgreSQL would
 * refuse it what was prepared then.
 */
const allColumns = /(^|\))\s*SELECT (\w+\.)?\*(?!\s+FROM\s+\()|RETURNING (\w+\.)?\*/

/** A set has some fifty statements: one that each of them has is run far more often than so. */
const named = { often: 5, ofAll: 1000, most: 200, but: allColumns }

/**
 * For how long a connection goes by plans that it has made. A table that was empty when they were made is read as a whole
 * for each row that is looked for, however large it has become: a viral post fills one within seconds.
 */
const plansLast = Duration.millis(3000)

const nothing = () => {}

/**
 * Has each connection of a pool parse and plan a statement once that is run again and again: for a set of comments that
 * is a quarter of what the database does.
 */
export const prepareStatements = (pool: Pool, time: () => number): void => {
  const nameOf = statementNames(named)
  pool.on("connect", (client) => {
    let plannedAt = time()
    client.query = new Proxy(client.query, {
      apply: (query, self, given: ReadonlyArray<unknown>) => {
        const [text, values, ...rest] = given
        const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
        if (name === undefined) return Reflect.apply(query, self, given)
        const at = time()
        // a clock may be set back
        if (Math.abs(at - plannedAt) >= Duration.toMillis(plansLast)) {
          plannedAt = at
          Reflect.apply(query, self, ["DISCARD PLANS", nothing])
        }
        return Reflect.apply(query, self, [{ name, text, values }, ...rest])
      }
    })
  })
}
