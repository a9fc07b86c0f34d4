import { Effect, Ref, Tracer } from "effect"

/** How many statements an effect sends to the database. */
export const statementsOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const names = yield* Ref.make<ReadonlyArray<string>>([])
    const tracer = yield* Effect.tracer
    yield* Effect.withTracer(
      Effect.withTracerEnabled(effect, true),
      Tracer.make({
        ...tracer,
        span: (...span) => {
          Effect.runSync(Ref.update(names, (before) => [...before, span[0]]))
          return tracer.span(...span)
        }
      })
    ).pipe(Effect.withTracerEnabled(true))
    return (yield* Ref.get(names)).filter((name) => name === "sql.execute").length
  })
