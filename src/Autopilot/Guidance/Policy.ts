import { Schema } from "effect"
import { Platform, Surface } from "#schema/Platform.ts"
import { Measure } from "./Measures/Measure.ts"
import { Topic } from "./Topics.ts"

/** Changes whenever the same guidance would compile to something else. */
export const compilerVersion = 116

const Target = Schema.Struct({
  /** All of them have to apply. */
  topics: Schema.Array(Topic),
  /** One of them has to occur, unless there are none. */
  terms: Schema.Array(Schema.String),
  /** How much of something a comment has to have besides. */
  measure: Schema.optionalWith(Measure, { exact: true })
})

export const Effect = Schema.Literal("hide", "keep", "ask")
export type Effect = typeof Effect.Type

/** What a no makes of an effect; asking has no opposite. */
export const opposite = { hide: "keep", keep: "hide", ask: "ask" } as const

/** `null` for anything stored before it was known, too. */
const names = Schema.optionalWith(Schema.NullOr(Schema.Array(Schema.String)), { default: () => null })

/** Where a comment stands. All that is not null has to hold. */
const Place = Schema.Struct({
  /** Null for every platform. */
  platforms: Schema.NullOr(Schema.Array(Platform)),
  /** Null for both. */
  surface: Schema.NullOr(Surface),
  /** Names of accounts as written; null for every account. */
  accounts: names,
  /** Words of which some stand in the caption of the post; null for every post. */
  captions: names,
  /** ISO 639-1 (`fil` for Filipino); null for every language. */
  languages: names,
  /** Handles of who wrote it, as written; null for everybody. */
  authors: names
})
export type Place = typeof Place.Type

export const Rule = Schema.Struct({
  effect: Effect,
  ...Target.fields,
  ...Place.fields,
  /** The rule does not apply to comments any of these apply to. */
  except: Schema.Array(Target),
  /** The rule does not apply in any of these places. */
  exceptIn: Schema.optionalWith(Schema.Array(Place), { default: () => [] }),
  /** It says to hide, and whether it means the comment at hand is not clear. No rule that is compiled says so. */
  doubted: Schema.optionalWith(Schema.Boolean, { exact: true }),
  /** It only holds hiding back: it asks about what would be hidden, and about nothing else. */
  holds: Schema.optionalWith(Schema.Boolean, { exact: true }),
  /** The sentence of the guidance it was made from. */
  source: Schema.String
}).annotations({ identifier: "Rule", description: "A rule compiled from guidance" })
export type Rule = typeof Rule.Type
export type RuleTarget = typeof Target.Type

export const Policy = Schema.Struct({
  compiler: Schema.Int,
  rules: Schema.Array(Rule),
  /** Names, as written. */
  competitors: Schema.Array(Schema.String),
  /** Which sentence names which of them; empty for a policy that was stored before it was kept. */
  namings: Schema.optionalWith(
    Schema.Array(Schema.Struct({ text: Schema.String, names: Schema.Array(Schema.String) })),
    { default: () => [] }
  ),
  /** Hosts of the brand's own websites, each with the sentence that names them. */
  ownSites: Schema.optionalWith(
    Schema.Array(Schema.Struct({ text: Schema.String, hosts: Schema.Array(Schema.String) })),
    { default: () => [] }
  ),
  /** Sentences about the brand, for whoever writes replies. */
  facts: Schema.Array(Schema.String),
  /** Which of them a sentence gives as the answer to questions about something. */
  answers: Schema.optionalWith(
    Schema.Array(Schema.Struct({ text: Schema.String, about: Schema.String, fact: Schema.String })),
    { default: () => [] }
  ),
  /** Sentences that change nothing, each with the reason. */
  unclear: Schema.Array(Schema.Struct({ text: Schema.String, why: Schema.String }))
}).annotations({ identifier: "Policy", description: "What guidance was compiled to" })
export type Policy = typeof Policy.Type

export const emptyPolicy: Policy = {
  compiler: compilerVersion,
  rules: [],
  competitors: [],
  namings: [],
  ownSites: [],
  facts: [],
  answers: [],
  unclear: []
}
