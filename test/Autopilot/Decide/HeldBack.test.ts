import { assert, describe, expect, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { defaultThresholds, plainFrom, trustFrom } from "#src/Autopilot/Learning/Trust.ts"
import { inputFor, noScores, onByDefault, quiet } from "../Deciding.ts"

const guided = (guidance: string, text: string) => decide(inputFor(text, { policy: compile(guidance) }))

describe("a plain threat", () => {
  it.each([
    "I will find you and kill you",
    "Refund me or I'll come over and smash your windows",
    "somebody should burn your warehouse down",
    "ich bringe dich um"
  ])("is asked about, and seen by nobody meanwhile: %s", (text) => {
    const { category, hides, leaning, outcome, reason } = guided("", text)
    expect({ category, hides, leaning, outcome }).toEqual({
      category: "hate",
      hides: true,
      leaning: "hide",
      outcome: "ask"
    })
    expect(reason).toMatch(/^It reads like a threat: “.*”\. It is hidden until somebody answers\.$/)
  })

  it.each([
    "I'll kill you if you spoil the ending 😂",
    "I will kill you if you are late again lol",
    "he wrote: I will find you and kill you. Please do something",
    "I would kill for these shoes",
    "I know where you live now, welcome neighbour"
  ])("is none where somebody laughs, tells of one, or means none: %s", (text) => {
    expect(guided("", text).hides).toBe(false)
  })

  it.each([
    "tick tock, we're coming for you",
    "may you and your kids rot",
    "just wait until I get my hands on you",
    "One more of these and I drive my van through your window",
    "Tick tock, you've got kids as well",
    "there's a noose with your name on it",
    "hope your helicopter crashes",
    "men like him end up in ditches around here",
    "coming to your office with my cousins"
  ])("is not overlooked: %s", (text) => {
    expect(guided("", text).outcome).not.toBe("keep")
  })
})

describe("what is like a threat, a leer or an offer by its words alone", () => {
  it.each([
    "tick tock, your school holiday sale ends tonight",
    "we're coming over tomorrow, save us a table",
    "the ship goes down in the last scene",
    "Rwanda coffee is the best, the flight to Rwanda was worth it",
    "I'm hard of hearing, is there a loop?",
    "those melons were a handful to carry home",
    "I'm a consultant for a software company and I love your chairs",
    "Any ladies in Leeds looking for a running group?"
  ])("is left up: %s", (text) => {
    expect(guided("", text).outcome).toBe("keep")
  })
})

describe("a warning that quotes a scam", () => {
  it("is not hidden for it, and whoever only says that others are fake is not left up", () => {
    expect(guided("", 'Careful: those "Sir Albert turned my $300 into $9k" comments below are bots').outcome).not.toBe(
      "hide"
    )
    const scam = "Other comments are fake, Sir Albert turned my $300 into $9k, message him on telegram @siralbert"
    expect(guided("", scam).outcome).not.toBe("keep")
  })
})

describe("an area that answers made careful", () => {
  const areas = ["spam", "links", "competitors", "profanity", "contact"] as const
  const against = (area: (typeof areas)[number]) =>
    trustFrom([1, 2, 3].map((day) => ({ area, agreed: false, at: `2026-05-0${day}T10:00:00.000Z` })))

  it.prop(
    "asks about all that it hid, and what is plainest of that is not seen meanwhile",
    { area: FastCheck.constantFrom(...areas), share: FastCheck.integer({ min: 0, max: 1000 }) },
    ({ area, share }) => {
      const { ask, hide } = defaultThresholds[area]
      const score = ask + ((1 - ask) * share) / 1000
      const { asksMoreAbout, thresholds } = against(area)
      const decision = decide({
        ...quiet,
        protections: { version: 1, on: [...new Set([...onByDefault, area])] },
        scores: { ...noScores, [area]: score },
        trust: { thresholds, asksMoreAbout }
      })
      const isSeen = decision.outcome !== "hide" && !decision.hides
      assert.strictEqual(isSeen, score < plainFrom(area))
      assert.strictEqual(decision.outcome, score >= thresholds[area].hide ? "hide" : "ask")
      // answers are blamed for nothing that would be asked about anyway
      assert.strictEqual(decision.reason.includes("went against me"), score >= hide && decision.outcome === "ask")
    }
  )
})

describe("guidance that says what a switch says", () => {
  it.each([
    ["Hide spam", "I emailed, I called, I used the form. You owe me 86 euros"],
    ["Spam ausblenden", "my trainer changed my life, twelve weeks ago I could not run a mile"],
    ["Hide spam", "dm'd you my order number, please check"],
    ["Hide hate", "I got called names outside your store and your security did nothing"]
  ])("hides no customer: %s, %s", (guidance, text) => {
    expect(guided(guidance, text).outcome).not.toBe("hide")
  })

  it.each(["your manager is a lying pig", "whoever runs this account is braindead", "you are a stupid ugly bitch"])(
    "lets nobody be insulted where swearing is fine: %s",
    (text) => {
      expect(guided("Swearing is fine", text).outcome).toBe(guided("", text).outcome)
    }
  )

  it.each(["holy shit this is good", "this fucking app crashed again"])(
    "keeps swearing where that is fine: %s",
    (text) => {
      expect(guided("Swearing is fine", text).outcome).toBe("keep")
    }
  )

  it("says so where it is not clear that a comment is meant", () => {
    const { outcome, reason } = guided(
      "Hide mentions of Fjellvik.",
      "Had a Fjellvik tent before. This one is better in every way, esp. in wind."
    )
    expect(outcome).toBe("ask")
    expect(reason).toBe(
      "Your guidance says: “Hide mentions of Fjellvik”, but it is not clear that this comment is meant, so I ask."
    )
  })
})
