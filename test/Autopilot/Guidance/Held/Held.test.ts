import { describe, expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

const kinds = [
  ["complaints", "that sound negative"],
  ["swearing", "that contain profanity"],
  ["links", "that contain links"],
  ["questions about refunds", "that ask a question and are about refunds"]
] as const

const whatever = [
  "Don't hide {x} automatically",
  "Don't hide {x} automatically, ask me first",
  "Never auto-hide {x}",
  "Don't auto hide {x}, send them to me",
  "No automatic hiding of {x}",
  "Leave hiding of {x} to me",
  "Leave the removal of {x} to our mods",
  "Let me decide whether to hide {x}",
  "Please don't delete {x} on your own",
  "We'll hide {x} ourselves"
]

describe("what is not to be hidden unasked", () => {
  it.each(whatever.flatMap((form) => kinds.map(([kind, wording]) => [form.replace("{x}", kind), wording] as const)))(
    "%s",
    (sentence, wording) => expect(understood(sentence)).toEqual([`Ask before hiding comments ${wording}`])
  )

  const all = [
    "Never hide {x} without asking me",
    "Don't delete {x} without checking with us first",
    "Ask me before hiding {x}",
    "Don't hide {x} unless I ok it",
    "Please never remove {x} without my approval",
    "Don't hide {x} automatically"
  ]
  const places = [
    ["anything", ""],
    ["anything on Facebook", " on Facebook"],
    ["comments under our ads", " under ads"],
    ["anything by @dana", " by @dana"],
    ["anything in German", " in German"],
    ["anything about refunds", " that are about refunds"]
  ] as const
  it.each(all.flatMap((form) => places.map(([what, wording]) => [form.replace("{x}", what), wording] as const)))(
    "%s",
    (sentence, wording) => expect(understood(sentence)).toEqual([`Ask before hiding comments${wording}`])
  )
  it.each([
    ["Nothing gets hidden on Facebook unless I ok it", " on Facebook"],
    ["Nothing should be hidden without my approval", ""],
    [
      "Under the post about the recall don't hide anything without asking me",
      " under posts whose caption contains “recall”"
    ]
  ])("%s", (sentence, wording) => expect(understood(sentence)).toEqual([`Ask before hiding comments${wording}`]))
})

it.each([
  "Never hide anything from verified fans without asking me",
  "Never hide anything but scams without asking me",
  "Don't hide anything without asking me. Just kidding."
])("%s: holds nothing", (sentence) => expect(compile(sentence).rules).toEqual([]))

it.each([
  ["Hide complaints without asking me", "Hide comments that sound negative"],
  ["Hide links automatically", "Hide comments that contain links"],
  ["Delete spam on your own", "Hide comments that look like spam"],
  ["Never hide complaints", "Keep comments that sound negative"]
])("%s: does what it says at once", (sentence, wording) => expect(understood(sentence)).toEqual([wording]))
