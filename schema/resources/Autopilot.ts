import { Schema } from "effect"
import { emptyCounts } from "../Blank.ts"
import { isBlank } from "../BlankText.ts"
import { text } from "../Text.ts"

export const protectionKeys = [
  "scams",
  "spam",
  "hate",
  "competitors",
  "profanity",
  "links",
  "contact",
  "media",
  "negative"
] as const

/** An area of moderation, with a switch of its own. */
export const ProtectionKey = Schema.Literal(...protectionKeys).annotations({
  identifier: "ProtectionKey",
  description: "Area of moderation"
})
export type ProtectionKey = typeof ProtectionKey.Type

/** The switches of a new workspace. */
export const defaultProtections: Readonly<Record<ProtectionKey, boolean>> = {
  scams: true,
  spam: true,
  hate: true,
  competitors: true,
  profanity: true,
  links: false,
  contact: false,
  media: false,
  negative: false
}

export const answerModes = ["off", "draft", "send"] as const
export const AnswerQuestions = Schema.Literal(...answerModes).annotations({
  identifier: "AnswerQuestions",
  description: "Whether questions are answered: off, draft (for approval) or send (on its own)"
})
export type AnswerQuestions = typeof AnswerQuestions.Type

export const Protections = Schema.Struct({
  protections: Schema.Array(
    Schema.Struct({
      key: ProtectionKey,
      label: Schema.String.annotations({ description: "Name of the switch" }),
      description: Schema.String.annotations({ description: "What it hides" }),
      on: Schema.Boolean.annotations({ description: "Whether the autopilot hides these" })
    })
  ).annotations({ description: "The nine hide switches", jsonSchema: { maxItems: protectionKeys.length } }),
  answer_questions: AnswerQuestions,
  customized_accounts: Schema.Array(
    Schema.Struct({
      id: Schema.String.annotations({ description: "Connected account id" }),
      name: Schema.String.annotations({ description: "Connected account name" })
    })
  ).annotations({ description: "Accounts with settings of their own, which these switches do not change" })
}).annotations({ identifier: "Protections", description: "The hide switches, and whether questions are answered" })
export type Protections = typeof Protections.Type

const hideSwitch = (what: string) =>
  Schema.optionalWith(Schema.Boolean.annotations({ description: `Hide ${what}` }), { exact: true })

/** A field for each protection; what is left out stays as it is. */
export const hideSwitches = {
  scams: hideSwitch("scams"),
  spam: hideSwitch("spam"),
  hate: hideSwitch("hate"),
  competitors: hideSwitch("mentions of competitors"),
  profanity: hideSwitch("profanity"),
  links: hideSwitch("links"),
  contact: hideSwitch("phone numbers and e-mail addresses"),
  media: hideSwitch("images and GIFs"),
  negative: hideSwitch("negative comments")
}

export const ProtectionsChange = Schema.Struct({
  ...hideSwitches,
  answer_questions: Schema.optionalWith(AnswerQuestions, { exact: true })
}).pipe(
  Schema.filter((change) => Object.keys(change).length > 0 || "has nothing to change: send at least one switch"),
  Schema.annotations({
    identifier: "ProtectionsChange",
    description: "Send only what changes",
    jsonSchema: { minProperties: 1 }
  })
)
export type ProtectionsChange = typeof ProtectionsChange.Type

export const maxGuidanceLength = 2000

export const Guidance = Schema.Struct({
  guidance: Schema.String.annotations({ description: "What the brand wants, in plain language" }),
  policy_version: Schema.NullOr(Schema.Int).annotations({
    description: "How many times the brand policy has been compiled; null before the first time"
  }),
  does: Schema.Array(Schema.String).annotations({
    description: "What its rules do, and what they leave alone, in words; empty when there are none",
    jsonSchema: { maxItems: maxGuidanceLength }
  }),
  warnings: Schema.optional(
    Schema.Array(Schema.String).annotations({
      description:
        "When it was saved just now: what it shows that was hidden before, counted on the newest hidden comments, " +
        "how much of the newest comments it hides, where that is more than a tenth or praises, which names of competitors are everyday words, which parts of its sentences are not done, and which of the " +
        "newest comments that wait in Needs you it would hide or keep, in words; empty when there is nothing, and " +
        "absent where it was not saved just now",
      jsonSchema: { maxItems: maxGuidanceLength }
    })
  ),
  unclear: Schema.optional(
    Schema.Array(
      Schema.Struct({
        text: Schema.String.annotations({ description: "The sentence as it stands in the guidance" }),
        why: Schema.String.annotations({ description: "Why it could not be used" })
      })
    ).annotations({
      description: "Sentences that could not be compiled, and so change nothing; absent when there are none",
      jsonSchema: { maxItems: maxGuidanceLength }
    })
  )
}).annotations({ identifier: "Guidance", description: "What the brand wants, and the policy it was compiled to" })
export type Guidance = typeof Guidance.Type

export const GuidanceReplacement = Schema.Struct({
  guidance: emptyCounts(
    text({ max: maxGuidanceLength, description: "The whole new text; an empty string clears it" }).pipe(
      Schema.filter(
        (given) => given === "" || !isBlank(given) || "must not be blank: an empty text clears the guidance"
      )
    )
  )
}).annotations({ identifier: "GuidanceReplacement", description: "The whole new guidance" })

const count = (description: string) =>
  Schema.Int.annotations({ description, jsonSchema: { type: "integer", minimum: 0 } })
const share = (description: string) => Schema.Number.annotations({ description })

/** Seven days of the autopilot's work. Rates are shares of `decided`, 0 to 1. */
export const Week = Schema.Struct({
  decided: count("Comments decided; one that its author edits is decided, and counted, again"),
  handled_alone: count("Decided without asking"),
  asked_you: count("Put in Needs you"),
  handled_alone_rate: share("handled_alone of decided, 0 to 1"),
  asked_you_rate: share("asked_you of decided, 0 to 1"),
  agreement: Schema.NullOr(Schema.Number).annotations({
    description: "Share of the decisions made alone that were not corrected, 0 to 1; null without any corrections"
  }),
  corrections: count("Decisions made alone that a person changed"),
  answered_by_campaigns: count("Comments answered by a campaign")
}).annotations({ identifier: "Week" })
export type Week = typeof Week.Type

export const AutopilotStatus = Schema.Struct({
  set_up: Schema.Boolean.annotations({ description: "Whether an account is connected and any protection is on" }),
  this_week: Week.annotations({ description: "The last 7 days" }),
  previous_week: Week.annotations({ description: "The 7 days before that" }),
  handles_on_its_own: Schema.Array(Schema.String).annotations({
    description: "Areas with 95 % or more agreement over the last 100 answers",
    jsonSchema: { maxItems: protectionKeys.length }
  }),
  asks_more_about: Schema.Array(Schema.String).annotations({
    description: "Areas where recent answers went against it, so that it asks more",
    jsonSchema: { maxItems: protectionKeys.length }
  }),
  taught: Schema.Array(Schema.String).annotations({
    description: "What people's answers moved, a sentence each; gone when the answers are taken back",
    jsonSchema: { maxItems: 2 * protectionKeys.length + 1 }
  }),
  second_opinions: Schema.NullOr(
    Schema.Struct({
      asked_today: count("Comments that it was asked about since midnight UTC"),
      a_day: count("Comments that it may be asked about in a day; then people are asked alone")
    })
  ).annotations({ description: "What a language model was asked about; null where none is set up" }),
  waiting: count("Comments waiting for a person, including ones whose platform action failed"),
  summary: Schema.String.annotations({ description: "The state of things in a sentence" })
}).annotations({ identifier: "AutopilotStatus", description: "How the autopilot is doing" })
export type AutopilotStatus = typeof AutopilotStatus.Type
