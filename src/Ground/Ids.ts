import { Clock, Context, Effect, Layer } from "effect"
import type { IdKind } from "#schema/Ids.ts"
import { RandomBytes } from "./RandomBytes.ts"

/** Random bytes of an id. */
const randomLength = 10

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random, as 32 hexadecimal digits. */
export const uuidv7 = (milliseconds: number, random: Uint8Array): string => {
  const time = Math.max(0, Math.floor(milliseconds)).toString(16).padStart(12, "0")
  const rest = Uint8Array.from(random.subarray(0, randomLength))
  rest[0] = ((rest[0] ?? 0) & 0x0f) | 0x70
  rest[2] = ((rest[2] ?? 0) & 0x3f) | 0x80
  return time + rest.toHex()
}

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
          const random = yield* randomBytes.bytes(set.length * randomLength)
          return set.map((one, index) =>
            use(one, brand(`${kind}_${uuidv7(now, random.subarray(index * randomLength))}`), index)
          )
        })
      })
    })
  )
}
