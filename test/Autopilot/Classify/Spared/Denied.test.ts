import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { withoutDenied } from "#src/Autopilot/Classify/Spared/Denied.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { groupNames } from "#src/Autopilot/WordLists/GroupNames.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const articles: Readonly<Record<string, string>> = { fr: "les ", es: "los ", it: "i ", pt: "os ", ar: "ال" }
const more: Readonly<Record<string, string>> = {
  en: "women|black people|immigrants|trans kids|disabled people",
  de: "Ausländer|Frauen|Flüchtlinge",
  fr: "étrangers|noirs",
  es: "inmigrantes|negros",
  it: "immigrati|neri",
  pt: "imigrantes|negros",
  nl: "buitenlanders|vrouwen",
  pl: "uchodźcy|Żydzi",
  tr: "mülteciler|Suriyeliler",
  ja: "黒人|外国人",
  ko: "흑인|외국인",
  ar: "لاجئين|سود",
  hi: "दलित|औरतें"
}

/** Sentences in thirteen languages, each with a few groups in it. */
const framed = (name: string): ReadonlyArray<string> =>
  readFileSync(new URL(`./${name}.tsv`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [language = "", frames = ""] = line.split("\t")
      const groups = [...(groupNames.get(language)?.panel.several ?? []), ...(more[language] ?? "").split("|")]
      return frames
        .split("|")
        .flatMap((frame) => groups.map((group) => frame.replace("{g}", `${articles[language] ?? ""}${group}`)))
    })

describe("hate that is denied or objected to", () => {
  it("is left alone, whoever is named", () => {
    const denied = framed("denied")
    assert.isAtLeast(denied.length, 500)
    assert.deepEqual(
      denied.filter((text) => decidedUntaught(text).outcome !== "keep"),
      []
    )
  })

  it("is none where the denial is itself hateful, doubted, mocked or taken back", () => {
    const hateful = framed("not-denied")
    assert.isAtLeast(hateful.length, 400)
    assert.deepEqual(
      hateful.filter((text) => withoutDenied(read(text)) !== null),
      []
    )
  })

  it.each([
    "Muslims aren't terrorists. Deport them all",
    "Immigrants are not criminals. They are filthy and they stink",
    "Christians are not terrorists, Muslims are",
    "Muslims are not terrorists lol, exterminate them",
    "Flüchtlinge sind keine Terroristen. Vergast sie trotzdem",
    "Los inmigrantes no son delincuentes. Hay que matarlos a todos"
  ])("spares nothing that stands beside it: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "My neighbours are gay and they are definitely not perverts",
    "no Muslim is a terrorist for praying",
    "Women aren't objects. Great campaign, by the way!",
    "black kids owe nobody a smile, and they are not criminals"
  ])("is left alone beside what else is said: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))
})
