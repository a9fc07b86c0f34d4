import { SqlClient, Statement } from "@effect/sql"
import type { PgClient } from "@effect/sql-pg"
import { Context, Effect, FiberRef, identity, Option } from "effect"

const isStatement = (made: unknown): made is Statement.Statement<unknown> =>
  Statement.isFragment(made) && Effect.isEffect(made) && "compile" in made

/**
 * Has a statement that `isLimited` in time end for who goes when it is over. The SQL client would have the database cancel
 * what its connection does when that arrives, and where many wait for a connection that is a statement of somebody else; and
 * whoever asks and goes, again and again, must not hold more connections than who stays.
 *
 * Has statements of a transaction run straight on its connection while nobody traces: what the SQL client does around each,
 * for spans and for connections that are to be given back, costs as much again as to send it and to read its answer.
 */
export const leanStatements = (client: PgClient.PgClient, isLimited: boolean): PgClient.PgClient => {
  const toItsEnd = isLimited ? Effect.uninterruptible : identity
  return new Proxy(client, {
    apply: (make, self, given) => {
      const made: unknown = Reflect.apply(make, self, given)
      if (!isStatement(made)) return made
      const asEver = Effect.suspend((): Effect.Effect<unknown, unknown> => Reflect.apply(make, self, given))
      const commit = () =>
        toItsEnd(
          Effect.withFiberRuntime<unknown, unknown>((fiber) => {
            const held = Context.getOption(fiber.currentContext, SqlClient.TransactionConnection)
            if (Option.isNone(held) || fiber.getFiberRef(FiberRef.currentTracerEnabled)) return asEver
            const [connection] = held.value
            const [text, values] = made.compile()
            return connection.execute(text, values, undefined)
          })
        )
      return Object.assign(made, { commit })
    }
  })
}
