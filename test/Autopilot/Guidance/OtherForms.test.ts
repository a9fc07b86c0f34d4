import { expect, it } from "@effect/vitest"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

const understood = (guidance: string) => rulesUnderstood(compile(guidance)).flatMap((rule) => rule.as)

const kinds = [
  ["complaints", "sound negative"],
  ["links", "contain links"],
  ["spoilers", "announce a spoiler or tell an ending"],
  ["questions about refunds", "ask a question and are about refunds"]
] as const

const forms = [
  ["{x}: to me, always, and never hide them", "Ask about"],
  ["{x} - straight to our head of service", "Ask about"],
  ["Ask Dr. Patel about {x}", "Ask about"],
  ["Check with Anna about {x}", "Ask about"],
  ["I decide on {x}, not you", "Ask about"],
  ["We decide about {x} ourselves", "Ask about"],
  ["Hide {x}, but ask me first", "Ask about"],
  ["Hide {x} - ask us first", "Ask about"],
  ["I don't want {x} hidden, ask me", "Ask about"],
  ["I don't want {x} hidden", "Keep"],
  ["We don't want to see {x} deleted", "Keep"],
  ["What we don't want is {x}", "Hide"],
  ["What we don't love here: {x}", "Hide"]
] as const

const refunds: Readonly<Record<string, string>> = {
  "ask a question and are about refunds": "are about refunds and ask a question"
}

it.each(forms.flatMap(([form, verb]) => kinds.map(([kind, does]) => [form.replace("{x}", kind), verb, does] as const)))(
  "%s",
  (sentence, verb, does) => {
    const [rule = ""] = understood(sentence)
    expect([`${verb} comments that ${does}`, `${verb} comments that ${refunds[does]}`]).toContain(rule)
  }
)

it.each(
  ["nobody gets insulted", "no one is attacked", "nobody is abused"].flatMap((but) =>
    ["as long as", "so long as", "provided"].map((long) => `Swearing is fine ${long} ${but}`)
  )
)("%s", (sentence) => {
  expect(understood(sentence)).toEqual(["Keep comments that contain profanity, except those that insult somebody"])
})

it.each(
  ["recap", "finale"].flatMap((what) =>
    [`the post is about the ${what}`, `the video is a ${what}`].map((is) => [is, what] as const)
  )
)("Hide spoilers unless %s", (is, what) => {
  expect(understood(`Hide spoilers unless ${is}`)).toEqual([
    `Hide comments that announce a spoiler or tell an ending, but not under posts whose caption contains “${what}”`
  ])
})

it.each([
  "If someone says they want to hurt themselves, get us right away",
  "Anyone who wants to kill themselves: ask me",
  "If anyone talks about ending their life, call me"
])("%s", (sentence) =>
  expect(understood(sentence)).toEqual(["Ask about comments that speak of suicide or of hurting oneself"])
)

it.each([
  ["Hide insults against the mayor", "“against the mayor”: Steward cannot tell whom"],
  ["Hide hate against refugees", "“against refugees”: Steward cannot tell whom"],
  ["Hide donors' email addresses", "“donors' email addresses”: Steward cannot tell whose"]
])("%s: says what it does to others as well", (sentence, said) => {
  expect(doneBy(compile(sentence)).join(" ")).toContain(said)
})

const answers = [
  ["No way, keep them.", "Keep"],
  ["No, leave them up.", "Keep"],
  ["Nope, don't hide them.", "Keep"],
  ["No, ask me.", "Ask about"]
] as const
it.each(
  ["complaints", "links", "spoilers"].flatMap((what) => answers.map(([answer, verb]) => [what, answer, verb] as const))
)("Hide %s? %s", (what, answer, verb) => {
  const [rule = "", more] = understood(`Hide ${what}? ${answer}`)
  expect(more).toBeUndefined()
  expect(rule).toMatch(new RegExp(`^${verb} comments`))
  expect(compile(`Hide ${what}? ${answer}`).unclear).toEqual([])
})
it.each(["Never!", "No.", "Why?", "Not sure.", "Keep it civil.", "No, hide them on Facebook."])(
  "Hide complaints? %s says nothing to keep",
  (answer) => {
    for (const { effect } of compile(`Hide complaints? ${answer}`).rules) expect(effect).not.toBe("keep")
  }
)
