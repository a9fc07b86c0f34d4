import { Sequence } from "#src/Training/Examples/Random.ts"
import { aboutRival, campaigns, inSlang } from "./Banks.ts"
import { edited, editKinds } from "./Edits.ts"
import { type NaturalKind, naturalKinds, type Pool } from "./Pool.ts"

export const kinds = [...naturalKinds, "competitor", "slang", "campaign"] as const
export type Kind = (typeof kinds)[number]

/** Of a hundred comments. */
const shares: Readonly<Record<Kind, number>> = {
  benign: 45,
  complaint: 12,
  spam: 8,
  scam: 3,
  offensive: 6,
  hate: 3,
  competitor: 8,
  slang: 6,
  campaign: 9
}

const stays = new Set<Kind>(["benign", "complaint", "slang"])

export interface Comment {
  readonly kind: Kind
  readonly text: string
  /** What the brand wants. */
  readonly wanted: "hide" | "keep"
}

/** Where in the stream the second rival comes up. */
const drift = 0.45
const running = 4

const kindAt = (percent: number): Kind => {
  let upTo = 0
  for (const kind of kinds) {
    upTo += shares[kind]
    if (percent < upTo) return kind
  }
  return "benign"
}

const isNatural = (kind: Kind): kind is NaturalKind => naturalKinds.some((natural) => natural === kind)

/** The comments that a brand gets, in their order; the same seed, the same comments. */
export const streamOf = (pool: Pool, seed: number, length: number): ReadonlyArray<Comment> => {
  const random = new Sequence(seed)
  const left: Record<NaturalKind, Array<string>> = {
    benign: [],
    complaint: [],
    spam: [],
    scam: [],
    offensive: [],
    hate: []
  }
  const natural = (kind: NaturalKind): string => {
    // none comes twice before all of them came once
    if (left[kind].length === 0) left[kind] = [...random.shuffled(pool[kind])]
    return left[kind].pop() ?? ""
  }
  const own = random.shuffled(campaigns).slice(0, running)
  const textOf = (kind: Kind, place: number): string => {
    if (isNatural(kind)) return natural(kind)
    if (kind === "slang") return inSlang(random)
    if (kind === "competitor")
      return aboutRival(place >= drift && random.below(2) === 0 ? "vantalo" : "stridex", random)
    const started = own.slice(0, 1 + Math.floor(place * running))
    return edited(random.pick(started), random.pick(editKinds), random)
  }
  return Array.from({ length }, (_, index) => {
    const kind = kindAt(random.below(100))
    return { kind, text: textOf(kind, index / length), wanted: stays.has(kind) ? "keep" : "hide" }
  })
}
