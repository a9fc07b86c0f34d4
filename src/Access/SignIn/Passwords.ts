import { Context, Data, Effect, Layer } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { ownLines } from "#src/Ground/Turns/OwnLine.ts"
import { normalised } from "./Password.ts"
import { PasswordHasher } from "./PasswordHasher.ts"

/** So many passwords wait to be hashed that one more would wait too long. */
export class TooBusy extends Data.TaggedError("TooBusy")<{ readonly message: string }> {}

const tooBusy = new TooBusy({ message: "Too many people are signing in at this moment; try again shortly" })

/** Hashes at once: each takes 64 MiB and a processor. */
const concurrency = 2

/** That wait for their turn, of all and of one place. */
const longestQueue = 50

/** Of a password that nobody knows, made like all others: checking it takes as long as checking any. */
export const dummyHash =
  "$argon2id$v=19$m=65536,t=2,p=1$FV928n8krP2bClLrPFRH/4ptQkl/pCTuyrGMC7F9XRo$nsAqTlDGeYpPS3CiSgJjk7jpXgVBhqGAqO6rOzdQcro"

/**
 * Makes and checks the hashes of passwords, a few at a time. `asker`: a place, a device or a person. Each has one at a
 * time, so that whoever sends very many waits for themselves.
 */
export class Passwords extends Context.Tag("steward/Passwords")<
  Passwords,
  {
    readonly hash: (password: string, asker: string) => Effect.Effect<string, TooBusy>
    /** Does the same work where there is no hash, and then says no. */
    readonly verify: (password: string, hash: string | null, asker: string) => Effect.Effect<boolean, TooBusy>
  }
>() {
  static readonly layer = Layer.effect(
    Passwords,
    Effect.gen(function* () {
      const hasher = yield* PasswordHasher
      const turns = yield* Effect.makeSemaphore(concurrency)
      const lines = ownLines()
      let waiting = 0

      const behindOwn = <A>(asker: string, work: Effect.Effect<A, TooBusy>) =>
        Effect.suspend(() => (lines.lengthOf(asker) >= longestQueue ? tooBusy : lines.inLine(asker, work)))

      const inTurn = <A>(work: Effect.Effect<A>) =>
        Effect.suspend(() => {
          if (waiting >= longestQueue) return tooBusy
          waiting += 1
          return Effect.ensuring(
            turns.withPermits(1)(work),
            Effect.sync(() => {
              waiting -= 1
            })
          )
        })

      return Passwords.of({
        hash: tracedFn("Passwords.hash")((password, asker) =>
          behindOwn(asker, inTurn(hasher.hash(normalised(password))))
        ),
        verify: tracedFn("Passwords.verify")((password, hash, asker) => {
          const checked = inTurn(hasher.verify(normalised(password), hash ?? dummyHash))
          return Effect.map(behindOwn(asker, checked), (good) => good && hash !== null)
        })
      })
    })
  )
}
