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

/** How many ids of one millisecond have a number of their own, in three hexadecimal digits. */
const numbered = 0x1000

/** The number of an id among those of its millisecond, in three digits. */
const numberOf = (index: number) => (numbered + (index % numbered)).toString(16).slice(1)

/**
 * A UUIDv7 of a time, of three digits, and of random bytes, all as hexadecimal digits; `at` is where its own random
 * digits begin, the first four of which it has no use for.
 */
const uuidOf = (time: string, number: string, random: string, at: number) =>
  `${time}7${number}${variants[random.charAt(at + 4)]}${random.slice(at + 5, at + 2 * randomLength)}`

/** A UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random, as 32 hexadecimal digits. */
export const uuidv7 = (milliseconds: number, random: Uint8Array): string => {
  const digits = random.toHex()
  return uuidOf(timeOf(milliseconds), digits.slice(1, 4), digits, 0)
}

/**
 * UUIDv7s that sort in their order: where the random bits would begin, each has its number in the set (RFC 9562, 6.2).
 * `random` has ten bytes for each.
 */
export const uuidv7s = (milliseconds: number, random: Uint8Array): ReadonlyArray<string> => {
  const digits = random.toHex()
  const uuids: Array<string> = []
  let time = ""
  for (let index = 0; index < random.length / randomLength; index++) {
    if (index % numbered === 0) time = timeOf(milliseconds + index / numbered)
    uuids.push(uuidOf(time, numberOf(index), digits, index * 2 * randomLength))
  }
  return uuids
}

/** Makes ids that sort by the time they were made. */
export class Ids extends Context.Tag("steward/Ids")<
  Ids,
  {
    readonly make: <Id extends string>(kind: IdKind, brand: (id: string) => Id) => Effect.Effect<Id>
    /**
     * Makes something of each one of a set, with an id of its own, for a fraction of what each id costs by itself. The ids
     * sort in the order of the set.
     */
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
          const uuids = uuidv7s(now, yield* randomBytes.bytes(set.length * randomLength))
          return set.map((one, index) => use(one, brand(`${kind}_${uuids[index]}`), index))
        })
      })
    })
  )
}
