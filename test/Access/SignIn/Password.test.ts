import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { parseEmail } from "#src/Access/People/EmailAddress.ts"
import { passwordProblem } from "#src/Access/SignIn/Password.ts"

describe("passwordProblem", () => {
  it("takes a few words, and says what is wrong with what is short, long, dull or known", () => {
    assert.isNull(passwordProblem("correct horse battery", ["ada@example.com"]))
    assert.isNull(passwordProblem("пароль из четырёх слов"))
    assert.include(passwordProblem("short") ?? "", "at least 12")
    assert.include(passwordProblem("a".repeat(201)) ?? "", "at most 200")
    assert.include(passwordProblem("aaaaaaaaaaaaaaaa") ?? "", "repeats")
    assert.include(passwordProblem("Ada.Lovelace@example.com", ["ada.lovelace@example.com"]) ?? "", "name")
  })

  it.prop("random passwords of enough characters are taken", [FastCheck.uuid()], ([text]) => {
    assert.isNull(passwordProblem(text))
  })
})

describe("parseEmail", () => {
  it("trims and lowers", () => {
    assert.deepStrictEqual(parseEmail("  Ada.Lovelace+x@Example.COM "), Option.some("ada.lovelace+x@example.com"))
  })

  it.prop(
    "takes nothing that hides or turns letters",
    [FastCheck.constantFrom("\u200b", "\u00ad", "\u202e", "\u2066", "\u200d", "\ufeff", "\u{e0041}", "\ue000")],
    ([sign]) => {
      for (const given of [`${sign}ada@example.com`, `a${sign}da@example.com`, `ada${sign}@example.com`]) {
        // what stands at the ends may be trimmed, as blanks are
        const taken = Option.getOrElse(parseEmail(given), () => "")
        assert.notInclude(taken, sign)
      }
    }
  )

  it.prop(
    "whatever it takes is one line with one sign, and is taken again as it is",
    [FastCheck.string()],
    ([text]) => {
      for (const given of [text, `${text}@example.com`, `ada@${text}.com`, `${text}\r\nBcc: all@example.com`]) {
        const email = Option.getOrNull(parseEmail(given))
        if (email === null) continue
        assert.match(email, /^[^\s@<>,;]+@[a-z0-9.-]+$/u)
        assert.deepStrictEqual(parseEmail(email), Option.some(email))
      }
    }
  )
})
