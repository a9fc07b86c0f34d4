import { Schema } from "effect"
import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import { DecideInput } from "../Decide/Decision.ts"
import type { Rule } from "../Guidance/Policy.ts"
import { protectionLabels } from "../Settings/ProtectionLabels.ts"

const named = (areas: ReadonlyArray<ProtectionKey>) => areas.map((area) => protectionLabels[area].label).join(", ")

const percent = (share: number) => `${Math.round(share * 100)}%`

const beyond = <A>(all: ReadonlyArray<A>, known: ReadonlyArray<A>) => all.filter((one) => !known.includes(one))

const switches = (then: DecideInput, now: DecideInput) => {
  const on = beyond(now.protections.on, then.protections.on)
  const off = beyond(then.protections.on, now.protections.on)
  return [
    ...(on.length === 0 ? [] : [`Switched on since then: ${named(on)}.`]),
    ...(off.length === 0 ? [] : [`Switched off since then: ${named(off)}.`])
  ]
}

const guidance = (then: DecideInput, now: DecideInput) => {
  const sources = ({ policy }: DecideInput) => policy.rules.map(({ source }: Rule) => source)
  const added = beyond(sources(now), sources(then)).map((source) => `The guidance now also says: “${source}”`)
  const gone = beyond(sources(then), sources(now)).map((source) => `The guidance no longer says: “${source}”`)
  if (added.length + gone.length > 0) return [...added, ...gone]
  return then.policy.version === now.policy.version
    ? []
    : ["The guidance was written anew; what it says about this comment is the same."]
}

const thresholds = (then: DecideInput, now: DecideInput) =>
  now.protections.on.flatMap((area) => {
    const [before, after] = [then.trust.thresholds[area], now.trust.thresholds[area]]
    return before.hide === after.hide && before.ask === after.ask
      ? []
      : [
          `${protectionLabels[area].label}: after people's answers it hides from ${percent(after.hide)} on, where it was ${percent(before.hide)}, and asks from ${percent(after.ask)} on, where it was ${percent(before.ask)}.`
        ]
  })

const answers = ({ recall: then, residual: before }: DecideInput, { recall: now, residual: after }: DecideInput) => {
  const shifted = before.shift === after.shift ? [] : ["What people's answers taught about such comments has moved."]
  if (now !== null && (then === null || then.example.commentId !== now.example.commentId)) {
    return [`People have answered a comment like this one since then: ${now.verdict} it.`, ...shifted]
  }
  if (then !== null && now === null)
    return ["The answer to a like comment that counted then no longer does.", ...shifted]
  return shifted
}

/** What was kept in the database has its keys in another order. */
const isReadAlike = Schema.equivalence(DecideInput.pick("scores", "evidence"))

const reading = (then: DecideInput, now: DecideInput) => {
  if (then.classifier !== now.classifier) return ["What reads the comments was replaced by a newer version."]
  const isRead = isReadAlike(then, now)
  // by the same reader another reading is of another text
  return isRead
    ? []
    : ["The comment, its post's caption or the guidance is not the same, so something else is seen in it."]
}

/** What went into a decision otherwise than it would now, in words; nothing where all of it is the same. */
export const changedSince = (then: DecideInput, now: DecideInput): ReadonlyArray<string> => [
  ...switches(then, now),
  ...guidance(then, now),
  ...thresholds(then, now),
  ...answers(then, now),
  ...reading(then, now)
]
