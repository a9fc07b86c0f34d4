import { Context, Effect, type Fiber, type Scope } from "effect"

/**
 * Runs an effect that needs no service in surroundings that hold none. Surroundings are copied each time something is
 * added to them, as a span or a transaction is, and compared each time a fiber ends: with every service of the house in
 * them, that was a fifth of what taking in a comment cost.
 */
export const withoutServices = <A, E>(effect: Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.mapInputContext(effect, (_: Context.Context<never>) => Context.empty())

/** A fiber of the scope, as `Effect.forkScoped` makes it, that works without services. */
export const forkWithoutServices = <A, E>(
  effect: Effect.Effect<A, E>
): Effect.Effect<Fiber.RuntimeFiber<A, E>, never, Scope.Scope> => Effect.forkScoped(withoutServices(effect))
