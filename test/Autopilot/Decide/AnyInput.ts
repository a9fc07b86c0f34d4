import { FastCheck } from "effect"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import type { DecideInput } from "#src/Autopilot/Decide/Decision.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { defaultThresholds } from "#src/Autopilot/Learning/Trust.ts"

export const area = FastCheck.constantFrom(...protectionKeys)

export const score = FastCheck.oneof(
  FastCheck.constant(0),
  FastCheck.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
)

const scores = FastCheck.record({
  scams: score,
  spam: score,
  hate: score,
  links: score,
  competitors: score,
  profanity: score,
  contact: score,
  media: score,
  negative: score
})

export const rules = FastCheck.subarray(
  compile(
    'Keep complaints. Keep "hello". Ask me about refunds. Hide mentions of Nike. Hide links on Threads.'
  ).rules.slice()
)

const verdict = FastCheck.constantFrom("hide" as const, "keep" as const)

const time = FastCheck.constantFrom("2026-05-03T10:00:00.000Z", "2026-06-03T10:00:00.000Z")

export const recalled = FastCheck.record({
  verdict,
  similarity: FastCheck.integer({ min: 32, max: 64 }).map((value) => value / 64),
  same: FastCheck.boolean(),
  differs: FastCheck.subarray(["handles", "numbers", "dates", "names"] as const),
  answers: FastCheck.integer({ min: 1, max: 9 }),
  agreement: FastCheck.integer({ min: 51, max: 100 }).map((value) => value / 100),
  category: FastCheck.option(area),
  followed: FastCheck.array(FastCheck.string(), { maxLength: 5 }),
  example: FastCheck.record({
    commentId: FastCheck.string(),
    at: time,
    length: FastCheck.nat(200),
    holds: FastCheck.array(FastCheck.string(), { maxLength: 2 })
  })
})

/** Anything that a decision may be made of. */
export const input: FastCheck.Arbitrary<DecideInput> = FastCheck.record({
  commentId: FastCheck.string(),
  classifier: FastCheck.string(),
  scores,
  evidence: FastCheck.array(FastCheck.record({ area, seen: FastCheck.string() }), { maxLength: 4 }),
  protections: FastCheck.record({
    version: FastCheck.option(FastCheck.nat()),
    on: FastCheck.subarray([...protectionKeys])
  }),
  policy: FastCheck.record({ version: FastCheck.option(FastCheck.nat()), at: FastCheck.option(time), rules }),
  trust: FastCheck.record({
    thresholds: FastCheck.constant(defaultThresholds),
    asksMoreAbout: FastCheck.subarray([...protectionKeys])
  }),
  language: FastCheck.option(FastCheck.constantFrom("en", "de")),
  recall: FastCheck.option(recalled),
  drawn: FastCheck.boolean(),
  residual: FastCheck.record({
    shift: FastCheck.double({ min: -8, max: 8, noNaN: true }),
    words: FastCheck.array(FastCheck.string(), { maxLength: 2 })
  }),
  opinion: FastCheck.option(
    FastCheck.record({
      leaning: FastCheck.constantFrom("hide" as const, "keep" as const, "unsure" as const),
      area: FastCheck.option(area),
      confidence: FastCheck.double({ min: 0, max: 1, noNaN: true }),
      why: FastCheck.string()
    })
  ),
  belief: FastCheck.array(
    FastCheck.record({ area, from: FastCheck.option(FastCheck.double({ min: 0.7, max: 0.9, noNaN: true })) }),
    { maxLength: 2 }
  )
})
