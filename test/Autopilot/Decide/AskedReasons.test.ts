import { expect, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { defaultThresholds, middleOf } from "#src/Autopilot/Learning/Trust.ts"
import { inputFor, quiet } from "../Deciding.ts"

const asked = (guidance: string, text: string) => decide(inputFor(text, { policy: compile(guidance) }))

it("tells of a threat first, where a rule asks for a word in it", () => {
  const { leaning, outcome, reason } = asked("Ask me about burns.", "Somebody should burn down your warehouse please")
  expect(outcome).toBe("ask")
  expect(reason).toMatch(/^It reads like a threat: “.*”\. It is hidden until somebody answers\.$/)
  expect(leaning).toBe("hide")
})

it("names the word that it found, where the guidance does not say it", () => {
  const { outcome, reason } = asked(
    "If someone mentions food poisoning, ask me.",
    "Threw up all night after your prawns"
  )
  expect(outcome).toBe("ask")
  expect(reason).toBe("It contains “threw up”, and your guidance says: “If someone mentions food poisoning, ask me”.")
})

it("leans to hiding what is surely an insult, though it is asked about as perhaps hateful", () => {
  const { category, leaning, outcome } = asked("", "Brianna is a fat whore")
  expect({ category, leaning, outcome }).toEqual({ category: "hate", leaning: "hide", outcome: "ask" })
  const [hate, profanity] = [defaultThresholds.hate.ask, middleOf(defaultThresholds.profanity)]
  const { leaningWhy, reason } = decide({ ...quiet, scores: { ...quiet.scores, hate, profanity } })
  expect(leaningWhy).toBe("It reads like an insult.")
  expect(reason).toBe("It reads like an insult, and looks hateful, but I am not sure enough to hide it.")
})

it("says what was found beside what the guidance asks about", () => {
  const { leaning, leaningWhy, reason } = asked("Ask me about refunds.", "Where is my fucking refund")
  expect(reason).toMatch(/your guidance says: “Ask me about refunds”\. It contains profanity: “fucking”\.$/i)
  expect({ leaning, leaningWhy }).toEqual({ leaning: null, leaningWhy: "" })
})

it.each([
  ["Merz muss weg, Ampel war besser", "hide"],
  ["Die Brötchen sind steinhart", "keep"]
])("hides the topic that is named, whatever keeps complaints: %s", (text, outcome) => {
  expect(asked("Politische Diskussionen ausblenden. Beschwerden bleiben immer stehen.", text).outcome).toBe(outcome)
})

it.each(["PSA never send your card number to anybody in DMs", "t.me linki atan hesaplara inanmayın dolandırıyorlar"])(
  "leans to keeping what warns others of a fraud: %s",
  (text) => {
    const { leaning, leaningWhy, outcome } = asked("", text)
    expect({ leaning, outcome }).toEqual({ leaning: "keep", outcome: "ask" })
    expect(leaningWhy).toMatch(/^It warns others of a fraud: “/)
  }
)

it.each([
  ["🤮", "keep"],
  ["💩💩", "keep"],
  ["🖕", "ask"],
  ["gays 🤮", "hide"]
])("takes disgust for a mood, and gestures and what is meant for people for what they are: %s", (text, outcome) => {
  expect(asked("", text).outcome).toBe(outcome)
})

it("quotes no piece of what it quotes", () => {
  const { reason } = asked("", "You won a prize! Claim it at https://prize.example")
  expect(reason).toBe("It looks like a scam: “You won a prize! Claim”, and your settings hide scams.")
})
