import { Context, Effect, Layer } from "effect"

/** 64 MiB and two passes: about a tenth of a second. */
const argon2id = { algorithm: "argon2id", memoryCost: 65_536, timeCost: 2 } as const

/** Turns passwords into what is stored of them. Slow on purpose. */
export class PasswordHasher extends Context.Tag("steward/PasswordHasher")<
  PasswordHasher,
  {
    /** argon2id, in the PHC string format. */
    readonly hash: (password: string) => Effect.Effect<string>
    readonly verify: (password: string, hash: string) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.succeed(PasswordHasher, {
    hash: (password) => Effect.promise(() => Bun.password.hash(password, argon2id)),
    verify: (password, hash) => Effect.promise(() => Bun.password.verify(password, hash))
  })
}
