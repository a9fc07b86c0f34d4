import { SqlClient, Statement } from "@effect/sql"
import type { PgClient } from "@effect/sql-pg"
import { Context, Effect, FiberRef, Option } from "effect"

const isStatement = (made: unknown): made is Statement.Statement<unknown> =>
  Statement.isFragment(made) && Effect.isEffect(made) && "compile" in made

/**
 * Has statements of a transaction run straight on its connection while nobody traces: what the SQL client does around each,
 * for spans and for connections that are to be given back, costs as much again as to send it and to read its answer.
 */
export const leanStatements = (client: PgClient.PgClient): PgClient.PgClient =>
  new Proxy(client, {
    apply: (make, self, given) => {
      const made: unknown = Reflect.apply(make, self, given)
      if (!isStatement(made)) return made
      const asEver = Effect.suspend((): Effect.Effect<unknown, unknown> => Reflect.apply(make, self, given))
      const commit = () =>
        Effect.withFiberRuntime<unknown, unknown>((fiber) => {
          const held = Context.getOption(fiber.currentContext, SqlClient.TransactionConnection)
          if (Option.isNone(held) || fiber.getFiberRef(FiberRef.currentTracerEnabled)) return asEver
          const [connection] = held.value
          const [text, values] = made.compile()
          return connection.execute(text, values, undefined)
        })
      return Object.assign(made, { commit })
    }
  })
