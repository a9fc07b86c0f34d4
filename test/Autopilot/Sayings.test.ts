import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { decideOnRecord } from "#src/Autopilot/Decide/Decide.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { inputFor } from "./Deciding.ts"

/** Sentences of one's own, as people write them to brands, with what is to become of each. */
const written = (name: string) =>
  readFileSync(new URL(`./Sayings/${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [language = "", wanted = "", text = ""] = line.split("\t")
      return { language, wanted, text }
    })

const decided = (text: string) => decideOnRecord(inputFor(text))
const missed = (all: ReturnType<typeof written>, isRight: (text: string) => boolean) =>
  all.filter(({ text }) => !isRight(text)).map(({ language, text }) => `${language}: ${text}`)
const of = (name: string, wanted: string) => written(name).filter((one) => one.wanted === wanted)

describe("threats", () => {
  it("are never kept unasked, and told as such", () => {
    assert.deepEqual(
      missed(of("threats", "threat"), (text) => {
        const { decision, input } = decided(text)
        return decision.outcome !== "keep" && input.evidence.some(({ says }) => says === "threat")
      }),
      []
    )
  })

  it("are not seen in what is only said so", () => {
    assert.deepEqual(
      missed(of("threats", "harmless"), (text) => {
        const { decision, input } = decided(text)
        return decision.outcome === "keep" && input.evidence.every(({ says }) => says !== "threat")
      }),
      []
    )
  })

  it("are not covered by a rule that keeps complaints", () => {
    const policy = compile("Never hide complaints.")
    assert.strictEqual(decideOnRecord(inputFor("Someone should shoot your CEO", { policy })).decision.outcome, "ask")
  })

  it("are hidden where guidance says so, and the reason names them where it does not", () => {
    const policy = compile("Hide threats.")
    assert.strictEqual(decideOnRecord(inputFor("Ich zünde euch den Laden an", { policy })).decision.outcome, "hide")
    assert.include(decided("Ich zünde euch den Laden an").decision.reason, "reads like a threat")
  })
})

describe("wishes that somebody were dead", () => {
  it("are hidden where they are for whoever reads them", () => {
    assert.deepEqual(
      missed(of("wishes", "hidden"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
  })

  it("are never kept unasked", () => {
    assert.deepEqual(
      missed(of("wishes", "found"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("are not hidden where they are told of or meant otherwise, and not seen in grief, games and figures of speech", () => {
    assert.deepEqual(
      missed(of("wishes", "open"), (text) => decided(text).decision.outcome !== "hide"),
      []
    )
    assert.deepEqual(
      missed(of("wishes", "kept"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("slogans and slurs against groups", () => {
  it("are hidden", () => {
    assert.deepEqual(
      missed(of("hate", "hide"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
  })

  it("are not hidden where somebody speaks of them, and never for a group", () => {
    assert.deepEqual(
      missed(of("hate", "open"), (text) => decided(text).decision.outcome !== "hide"),
      []
    )
  })
})

describe("what is said against any group at all", () => {
  it("is hidden where it denies that its people are people, or tells them to go", () => {
    assert.deepEqual(
      missed(of("groups", "hidden"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
  })

  it("is never kept unasked", () => {
    assert.deepEqual(
      missed(of("groups", "found"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("is not seen in pests, travels and welcomes, and not hidden where somebody denies it", () => {
    assert.deepEqual(
      missed(of("groups", "open"), (text) => decided(text).decision.outcome !== "hide"),
      []
    )
    assert.deepEqual(
      missed(of("groups", "kept"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("strong swearing", () => {
  it("is found in every language, however it is spelt", () => {
    assert.deepEqual(
      missed(of("swearing", "sworn"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("is hidden where it is at somebody", () => {
    assert.deepEqual(
      missed(of("swearing", "cursed"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
  })

  it("is not hidden where it praises, and not seen in other words", () => {
    assert.deepEqual(
      missed(of("swearing", "open"), (text) => decided(text).decision.outcome !== "hide"),
      []
    )
    assert.deepEqual(
      missed(of("swearing", "keep"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("insults with letters set apart, or signs for some", () => {
  it("are never kept unasked", () => {
    assert.deepEqual(
      missed(of("disguised", "found"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("are not seen in other letters set apart, and in stars and signs that mean something", () => {
    assert.deepEqual(
      missed(of("disguised", "kept"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("insults at people and curses at a brand", () => {
  it("are hidden, whoever of it they are meant for", () => {
    assert.deepEqual(
      missed(of("insults", "hidden"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
  })

  it("are asked about where they may be meant otherwise", () => {
    assert.deepEqual(
      missed(of("insults", "asked"), (text) => decided(text).decision.outcome === "ask"),
      []
    )
  })

  it("are not seen in complaints, in other meanings of their words, and in what praises", () => {
    assert.deepEqual(
      missed(of("insults", "kept"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("what is said to and of somebody's body", () => {
  it("is hidden where it is plain, and else asked about", () => {
    assert.deepEqual(
      missed(of("bodies", "hidden"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
    assert.deepEqual(
      missed(of("bodies", "asked"), (text) => decided(text).decision.outcome === "ask"),
      []
    )
  })

  it("is not seen in sizes and wares, one's own body, and what somebody was told", () => {
    assert.deepEqual(
      missed(of("bodies", "kept"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("where somebody is to be found", () => {
  it("is never told unasked", () => {
    assert.deepEqual(
      missed(of("exposed", "asked"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("is not seen in where parcels go, shops are and people live whom one knows", () => {
    assert.deepEqual(
      missed(of("exposed", "kept"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("warnings of frauds", () => {
  it("are kept or asked about", () => {
    assert.deepEqual(
      missed(of("frauds", "open"), (text) => {
        const { leaning, outcome } = decided(text).decision
        return outcome === "keep" || (outcome === "ask" && leaning !== "hide")
      }),
      []
    )
  })

  it("cover nobody who is one", () => {
    assert.deepEqual(
      missed(of("frauds", "caught"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("and who tells of being answered is no fraud", () => {
    assert.deepEqual(
      missed(of("frauds", "keep"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("follow for follow and offers of strangers", () => {
  it("are found", () => {
    assert.deepEqual(
      missed(of("promotions", "found"), (text) => decided(text).decision.outcome !== "keep"),
      []
    )
  })

  it("are hidden where they are plain", () => {
    assert.deepEqual(
      missed(of("promotions", "hidden"), (text) => decided(text).decision.outcome === "hide"),
      []
    )
  })

  it("are not seen in who follows the brand, found something by its link, or makes something of its wares", () => {
    assert.deepEqual(
      missed(of("promotions", "keep"), (text) => decided(text).decision.outcome === "keep"),
      []
    )
  })
})

describe("somebody who may need help", () => {
  it("is shown to a person, with the reason in words, and never hidden", () => {
    assert.deepEqual(
      missed(of("needs", "asked"), (text) => {
        const { leaning, outcome, reason } = decided(text).decision
        return outcome === "ask" && leaning === "keep" && reason.includes("may need help")
      }),
      []
    )
  })

  it("is not seen in figures of speech", () => {
    assert.deepEqual(
      missed(of("needs", "keep"), (text) => decided(text).input.evidence.every(({ says }) => says !== "need")),
      []
    )
  })

  it("is shown whatever rule keeps complaints", () => {
    const policy = compile("Never hide complaints.")
    assert.strictEqual(decideOnRecord(inputFor("I want to die, nothing helps", { policy })).decision.outcome, "ask")
  })
})
