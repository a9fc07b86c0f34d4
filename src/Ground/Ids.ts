import { Clock, Context, Effect, Layer } from "effect"
import type { IdKind } from "#schema/Ids.ts"
import { RandomBytes } from "./RandomBytes.ts"

/** Random bytes of an id. */
const randomLength = 10

const timeOf = (milliseconds: number) => Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0")

/** The digit that names the variant, with two random bits, by a random digit. */
const variants: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("0123456789abcdef", (digit, value) => [digit, (0x8 | (value & 0x3)).toString(16)])
)

/** A UUIDv7 of a time and of random bytes, both as hexadecimal digits; `at` is where its own random digits begin. */
const uuidOf = (time: string, random: string, at: number) =>
  `${time}7${random.slice(at + 1, at + 4)}${variants[random.charAt(at + 4)]}${random.slice(at + 5, at + 2 * randomLength)}`

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random, as 32 hexadecimal digits. */
export const uuidv7 = (milliseconds: number, random: Uint8Array): string =>
  uuidOf(timeOf(milliseconds), random.toHex(), 0)

/** Makes ids that sort by the time they were made. */
export class Ids extends Context.Tag("steward/Ids")<
  Ids,
  {
    readonly make: <Id extends string>(kind: IdKind, brand: (id: string) => Id) => Effect.Effect<Id>
    /** Makes something of each one of a set, with an id of its own, for a fraction of what each id costs by itself. */
    readonly forEach: <Id extends string, A, B>(
      kind: IdKind,
      brand: (id: string) => Id,
      set: ReadonlyArray<A>,
      use: (one: A, id: Id, index: number) => B
    ) => Effect.Effect<ReadonlyArray<B>>
  }
>() {
  static readonly layer = Layer.effect(
    Ids,
    Effect.gen(function* () {
      const randomBytes = yield* RandomBytes
      return Ids.of({
        make: Effect.fnUntraced(function* (kind, brand) {
          const now = yield* Clock.currentTimeMillis
          return brand(`${kind}_${uuidv7(now, yield* randomBytes.bytes(randomLength))}`)
        }),
        forEach: Effect.fnUntraced(function* (kind, brand, set, use) {
          const now = yield* Clock.currentTimeMillis
          const time = timeOf(now)
          const random = (yield* randomBytes.bytes(set.length * randomLength)).toHex()
          return set.map((one, index) =>
            use(one, brand(`${kind}_${uuidOf(time, random, index * 2 * randomLength)}`), index)
          )
        })
      })
    })
  )
}
