import { Schema } from "effect"
import type { Pool } from "pg"
import { plansLasting, tableSizes } from "./PlansLast.ts"
import { statementNames } from "./StatementNames.ts"

/**
 * Answers all columns of a table. A migration may add to them while a process of before it goes on, and PostgreSQL would
 * refuse it what was prepared then.
 */
const allColumns = /(^|\))\s*SELECT (\w+\.)?\*(?!\s+FROM\s+\()|RETURNING (\w+\.)?\*/

/** A set has some fifty statements: one that each of them has is run far more often than so. */
const named = { often: 5, ofAll: 1000, most: 200, but: allColumns }

const areSizes = Schema.is(
  Schema.Struct({ rows: Schema.Array(Schema.Struct({ table: Schema.String, rows: Schema.Number })) })
)

const nothing = () => {}

/**
 * Has each connection of a pool parse and plan a statement once that is run again and again: for a set of comments that
 * is a quarter of what the database does.
 */
export const prepareStatements = (pool: Pool, time: () => number): void => {
  const nameOf = statementNames(named)
  const plans = plansLasting(time)
  // a look that fails is followed by the next
  const noteSizes = (_: unknown, seen: unknown) => {
    if (areSizes(seen)) plans.noteSizes(seen.rows)
  }
  pool.on("connect", (client) => {
    let planned = plans.generation()
    client.query = new Proxy(client.query, {
      apply: (query, self, given: ReadonlyArray<unknown>) => {
        const [text, values, ...rest] = given
        const name = typeof text === "string" && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined
        if (name === undefined) return Reflect.apply(query, self, given)
        const generation = plans.generation()
        if (planned !== generation) {
          planned = generation
          Reflect.apply(query, self, ["DISCARD PLANS", nothing])
        }
        const answer: unknown = Reflect.apply(query, self, [{ name, text, values }, ...rest])
        if (plans.isLookDue()) Reflect.apply(query, self, [tableSizes, noteSizes])
        return answer
      }
    })
  })
}
