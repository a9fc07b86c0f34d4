import { assert, it } from "@effect/vitest"
import { isUnspaced } from "#src/Autopilot/Tongues/Entries.ts"
import { sayingLists } from "#src/Autopilot/WordLists/SayingLists.ts"

/** What may stand in a place of a saying: a choice without choices in it, a gap, people, or a word. */
const place = /^(\((?:[^()|?]+\|)*[^()|?]+\)\??|\.{3}|@groups|@person|@kind|[\p{L}\p{M}\p{N}'’.-]+\*?\??)$/u

/** Languages without spaces write places side by side. */
const placesOf = (saying: string): ReadonlyArray<string> =>
  saying
    .replace(/^\^ /, "")
    .replace(/ \$$/, "")
    .match(/\([^)]*\)\??|[^\s()]+|[()]/g) ?? []

const spaced = (saying: string): boolean => !/[^\s(|]\(|\)\??[^\s?|)]/.test(saying)

it("every saying is made of places that its reader knows", () => {
  const wrong = Object.entries(sayingLists).flatMap(([language, kinds]) =>
    Object.entries(kinds).flatMap(([kind, sayings]) =>
      sayings
        .filter(
          (saying) => placesOf(saying).some((one) => !place.test(one)) || !(spaced(saying) || isUnspaced(language))
        )
        .map((saying) => `${language} ${kind}: ${saying}`)
    )
  )
  assert.deepEqual(wrong, [])
})
