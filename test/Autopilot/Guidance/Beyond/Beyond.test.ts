import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const instructions = ["Hide", "Please hide", "Don't hide", "Keep", "Ask me about", "No"]

/** What no comment tells, by a word of the reason that is given. */
const untold = {
  age: ["comments on posts older than a month", "links on old posts", "swearing under our older videos"],
  handle: ["links from first-time commenters", "comments from people who don't follow us", "links by repeat offenders"],
  "how long": ["very long comments", "endless comments", "comments that are too short"],
  "how many": ["comments with several sentences", "comments with too many lines"],
  "by itself": ["repeated comments", "the same comment posted over and over", "identical comments"],
  times: ["swearing after 10pm", "links until Friday", "complaints before 9am"]
}

it.each(
  Object.entries(untold).flatMap(([why, all]) =>
    all.flatMap((what) => instructions.map((instruction) => [`${instruction} ${what}`, why] as const))
  )
)("%s: is reported back", (sentence, why) => {
  const { competitors, rules, unclear } = compile(sentence)
  expect([...rules, ...competitors]).toEqual([])
  expect(unclear.map((one) => one.why)).toEqual([expect.stringContaining(why)])
})

it.each([
  ...["in doubt", "unsure", "not sure", "you're uncertain"].flatMap((doubt) =>
    ["ask me", "leave it up", "hide it"].map((what) => [`If ${doubt}, ${what}`, "nothing has to be said"] as const)
  ),
  ...["Be stricter about", "Be less strict with", "Please be more careful with"].map(
    (how) => [`${how} swearing`, "how strict"] as const
  )
])("%s: is no rule", (sentence, why) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map((one) => one.why)).toEqual([expect.stringContaining(why)])
})

it.each([
  "Keep questions about long waits",
  "Hide comments that tag somebody",
  "Hide comments with links",
  "Keep complaints about short skirts",
  "Ask me about anything about over 100 people fired"
])("%s: is read", (sentence) => {
  expect(compile(sentence).unclear).toEqual([])
})

it.each(
  ["pupils", "our teachers", "council workers"].flatMap((who) =>
    [`Hide names of ${who}`, `${who.replace(/^our /, "")}' names must never appear`, `Never show names of ${who}`].map(
      (sentence) => sentence
    )
  )
)("%s: names are to be written", (sentence) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.length).toBe(1)
})

it.each(["Hide nothing but scams", "Only hide scams and hate, leave everything else", "Everything except spam stays"])(
  "%s: is for the switches",
  (sentence) => {
    const { rules, unclear } = compile(sentence)
    expect(rules).toEqual([])
    expect(unclear.map((one) => one.why)).toEqual([expect.stringContaining("switches")])
  }
)

it.each(
  ["on YouTube", "on the charity post", "under our ads", ""].flatMap((where) =>
    ["Hide nothing", "Don't hide anything", "Keep everything", "Never delete any comments"].map((what) =>
      `${what} ${where}`.trim()
    )
  )
)("%s: names nothing to keep", (sentence) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map((one) => one.why)).toEqual([expect.stringContaining("without asking me")])
})

it.each([
  "Hide what my assistant would hide",
  "Hide whatever the lawyer would delete",
  "Keep what our sponsors would keep",
  "Hide comments that my grandmother wouldn't approve of",
  "Hide stuff that the board would hate",
  "Ask me about everything my boss would ask about",
  "Hide whatever Karen says to hide",
  "Hide whatever makes the regulator nervous",
  "Hide comments that could annoy our principal"
])("%s: what somebody would think stands in no comment", (sentence) => {
  const { competitors, rules, unclear } = compile(sentence)
  expect([...rules, ...competitors]).toEqual([])
  expect(unclear.map((one) => one.why)).toEqual([expect.stringContaining("would think")])
})

it.each([
  "Hide what looks like spam",
  "Hide what people say about the merger",
  "Hide what competitors would post",
  "Hide comments that say the company would hide its profits",
  "Hide comments that might offend our customers",
  "Ask me about comments that say you would sue",
  "Hide comments that hate on the driver"
])("%s: speaks of what comments say", (sentence) => {
  const { unclear } = compile(sentence)
  expect(unclear.filter(({ why }) => why.includes("would think"))).toEqual([])
})
