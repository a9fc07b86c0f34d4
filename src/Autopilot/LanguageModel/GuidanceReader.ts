import { Context, Effect, Layer, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Policy, Rule } from "../Guidance/Policy.ts"
import { accepted } from "./Accepted.ts"
import { provided } from "./Provided.ts"

/** Somebody waits for the answer of a PUT. */
const timeout = "10 seconds"

const system = `You turn sentences in which a brand says how its comments should be moderated into rules. A rule hides, keeps \
or asks about comments with all of its topics and any of its terms. Use only terms that stand in the sentence word by word. \
Leave out every sentence that no rule says exactly: a wrong rule is worse than none. \`source\` is the sentence as given.`

const Reading = Schema.Struct({
  rules: Schema.Array(Rule).annotations({ description: "Rules for the sentences that can be said as rules" })
}).annotations({ identifier: "Reading" })

/** Reads the sentences of guidance that the compiler could not. It never sees a comment. */
export class GuidanceReader extends Context.Tag("steward/GuidanceReader")<
  GuidanceReader,
  {
    /** The policy with what could be read besides; as it was in case of doubt. Never fails. */
    readonly read: (policy: Policy) => Effect.Effect<Policy>
  }
>() {
  static readonly none = Layer.succeed(GuidanceReader, { read: Effect.succeed })

  static readonly layer = Layer.effect(
    GuidanceReader,
    Effect.map(provided, (model) =>
      GuidanceReader.of({
        read: tracedFn("GuidanceReader.read")(function* (policy) {
          if (policy.unclear.length === 0) return policy
          const sentences = policy.unclear.map(({ text }) => text)
          const asked = model.generateObject({
            objectName: "reading",
            schema: Reading,
            prompt: [
              { role: "system", content: system },
              { role: "user", content: [{ type: "text", text: JSON.stringify(sentences) }] }
            ]
          })
          return yield* asked.pipe(
            Effect.map(({ value }) => accepted(policy, value.rules)),
            Effect.timeout(timeout),
            Effect.catchAllCause((cause) =>
              Effect.as(Effect.logInfo("The language model did not read the guidance", cause), policy)
            )
          )
        })
      })
    )
  )
}
