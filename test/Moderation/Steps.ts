import { Duration, FastCheck as fc } from "effect"
import type { CommentAction } from "#schema/resources/Comment.ts"
import type { AnswerKind } from "#schema/resources/NeedsYou.ts"
import { NotAllowed, RateLimited, TokenExpired, Transient } from "#src/Platforms/Port/PlatformError.ts"
import { type Answer, type CallName, crashes, fails, lost, succeeds } from "#test/FakePlatform.ts"
import { texts } from "./Scene.ts"

/** External ids of the comments that it is all about. */
export const comments = ["1", "2", "3"] as const
export type Which = (typeof comments)[number]

/** Something that happens to the comments of a brand, from any side. */
export type Step =
  | { readonly _tag: "Commented" | "Edited"; readonly which: Which; readonly text: string }
  | { readonly _tag: "Hidden" | "Unhidden"; readonly which: Which; readonly told: boolean }
  | { readonly _tag: "Removed"; readonly which: Which; readonly told: boolean }
  | { readonly _tag: "Read" | "Decided" | "Worked" | "Announced" | "Reconnected" | "Revisited" }
  | { readonly _tag: "Acted"; readonly which: Which; readonly person: 0 | 1; readonly action: CommentAction }
  | { readonly _tag: "Answered"; readonly which: Which; readonly person: 0 | 1; readonly answer: AnswerKind }
  | { readonly _tag: "Scripted"; readonly call: CallName; readonly answer: Answer }
  | { readonly _tag: "Passed"; readonly seconds: number }

const which = fc.constantFrom(...comments)
const person = fc.constantFrom<0 | 1>(0, 1)
/** Nothing is found in it, and an answer to one that says so decides the next. */
const followed = "Nobody ever picked up the phone in your shop on Saturday afternoon"
const text = fc.constantFrom(texts.hide, texts.ask, texts.keep, "Does this come in a size 14?", followed, followed)
const told = fc.boolean()
const reason = "Because."
const answer = fc.constantFrom(
  succeeds,
  lost,
  crashes,
  fails(new Transient({ reason })),
  fails(new NotAllowed({ reason })),
  fails(new TokenExpired({ reason })),
  fails(new RateLimited({ reason, retryAfter: Duration.seconds(40), scope: "account" }))
)
const actions = ["hide", "unhide", "reply", "allow", "archive", "unarchive", "block", "unblock"] as const
/** What is called most fails most. */
const calls = ["hide", "hide", "hide", "unhide", "unhide", "reply", "reply", "findReply", "block"] as const
const tag = <const Tag extends string>(name: Tag) => fc.constant(name)

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ _tag: tag("Commented"), which, text }) },
  { weight: 1, arbitrary: fc.record({ _tag: tag("Edited"), which, text }) },
  {
    weight: 1,
    arbitrary: fc.record({ _tag: fc.constantFrom<"Hidden" | "Unhidden">("Hidden", "Unhidden"), which, told })
  },
  { weight: 1, arbitrary: fc.record({ _tag: tag("Removed"), which: tag("3"), told }) },
  { weight: 3, arbitrary: fc.record({ _tag: fc.constantFrom<"Decided" | "Announced">("Decided", "Announced") }) },
  { weight: 4, arbitrary: fc.record({ _tag: tag("Worked") }) },
  { weight: 2, arbitrary: fc.record({ _tag: tag("Revisited") }) },
  { weight: 1, arbitrary: fc.record({ _tag: fc.constantFrom<"Read" | "Reconnected">("Read", "Reconnected") }) },
  { weight: 4, arbitrary: fc.record({ _tag: tag("Acted"), which, person, action: fc.constantFrom(...actions) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      _tag: tag("Answered"),
      which,
      person,
      answer: fc.constantFrom<AnswerKind>("hide", "keep", "reply")
    })
  },
  { weight: 3, arbitrary: fc.record({ _tag: tag("Scripted"), call: fc.constantFrom(...calls), answer }) },
  { weight: 3, arbitrary: fc.record({ _tag: tag("Passed"), seconds: fc.constantFrom(1, 5, 31, 61, 700) }) }
)

/** Begins with a comment, so that there is something to do. */
export const steps = fc
  .tuple(text, fc.array(step, { minLength: 8, maxLength: 40 }))
  .map(([text, rest]): ReadonlyArray<Step> => [{ _tag: "Commented", which: "1", text }, ...rest])
