import { assert, describe, it } from "@effect/vitest"
import { opposite, type Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { lexicons } from "#src/Autopilot/Guidance/Reading/Foreign/LanguageWords.ts"
import { lex } from "#src/Autopilot/Guidance/Reading/Foreign/Lex.ts"
import { instructionsIn } from "#src/Autopilot/Guidance/Reading/Foreign/Read.ts"
import { byTheirNames } from "./ForeignNames.ts"

const ruleAsRead = ({ effect, terms, topics }: Rule): string => `${effect} ${[...topics, ...terms].join("+")}`

const readingOf = (sentence: string): string | null => {
  const { competitors, rules } = compile(sentence)
  return rules.length + competitors.length === 0 ? null : [...competitors, ...rules.map(ruleAsRead)].join(", ")
}

/** How a name is told to be hidden, and to be kept, in each language. */
const plainly: Readonly<Record<string, { readonly hide: string; readonly keep: string }>> = {
  German: { hide: "{x} ausblenden", keep: "{x} nicht löschen" },
  French: { hide: "masquer {x}", keep: "ne pas supprimer {x}" },
  Spanish: { hide: "ocultar {x}", keep: "no borrar {x}" },
  Portuguese: { hide: "ocultar {x}", keep: "não apagar {x}" },
  Italian: { hide: "nascondere {x}", keep: "non cancellare {x}" },
  Dutch: { hide: "{x} verbergen", keep: "{x} niet verwijderen" },
  Polish: { hide: "ukrywaj {x}", keep: "nie usuwaj {x}" },
  Turkish: { hide: "{x} gizle", keep: "{x} silme" },
  Japanese: { hide: "{x}は非表示にして", keep: "{x}は消さないで" },
  Korean: { hide: "{x} 숨겨 주세요", keep: "{x} 지우지 마세요" },
  Arabic: { hide: "اخفي {x}", keep: "لا تحذفوا {x}" },
  Hindi: { hide: "{x} छिपाओ", keep: "{x} मत हटाओ" }
}

/** Of so many names every so many: all of them take a minute. */
const step = 7

describe("kinds of comments by what they are called in twelve languages", () => {
  for (const [sentence, reading] of byTheirNames) {
    it(`${reading === null ? "are reported back" : "are read"}: ${sentence}`, () => {
      assert.strictEqual(readingOf(sentence), reading)
    })
  }

  it("are hidden where that is said, and kept where that is said, and never the other way round", () => {
    for (const lexicon of lexicons()) {
      const told = plainly[lexicon.name]
      if (told === undefined) assert.fail(lexicon.name)
      const names = [...lexicon.entries].filter(([, uses]) => uses.topic !== undefined && uses.hide === undefined)
      for (const [name, uses] of names.filter((_, at) => at % step === 0)) {
        for (const effect of ["hide", "keep"] as const) {
          const sentence = told[effect].replace("{x}", name)
          const said = instructionsIn(lex(sentence, lexicon), lexicon) ?? []
          assert.notInclude(
            said.map((one) => one.effect),
            opposite[effect],
            sentence
          )
          for (const { targets } of said) for (const { topics } of targets) assert.include(topics, uses.topic, sentence)
        }
      }
    }
  })
})
