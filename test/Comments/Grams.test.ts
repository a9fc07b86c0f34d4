import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "effect/FastCheck"
import { TestDatabase } from "#test/TestDatabase.ts"

const spaceless =
  /^[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\u{20000}-\u{3ffff}]+$/u

const runs = (characters: ReadonlyArray<string>, length: number) =>
  characters.flatMap((_, at) => (at + length > characters.length ? [] : [characters.slice(at, at + length).join("")]))

const ofComment = (text: string) => {
  const characters = [...text]
  const few = [...runs(characters, 1), ...runs(characters, 2)].filter((run) => spaceless.test(run))
  const begun = runs(characters, 2).filter((run) => run.startsWith(" "))
  return new Set([...runs(characters, 3), ...begun, ...few])
}

const ofPerson = (text: string) => {
  const [, ...words] = text.split(" ")
  return new Set(["ws", ...runs([...text], 3), ...words.map((word) => ` ${[...word].slice(0, 1).join("")}`)])
}

const textUpTo = (maxLength: number) =>
  fc
    .array(fc.constantFrom("a", "b", "é", " ", " ", "漢", "字", "ก", "👋", "𠀀"), { maxLength, size: "max" })
    .map((all) => all.join(""))

layer(TestDatabase)("what texts are searched by", (it) => {
  it.effect("is every run of three characters, what words begin with, and runs of scripts without spaces", () =>
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const texts = [12, 60, 1300].flatMap((most) => fc.sample(textUpTo(most), { numRuns: 3000 / most, seed: 5 }))
      const rows = yield* sql<{
        readonly comment: ReadonlyArray<string> | null
        readonly person: ReadonlyArray<string>
      }>`
        SELECT comment_grams(text) AS comment, search_grams('ws', text) AS person
        FROM unnest(${texts}::text[]) WITH ORDINALITY AS one (text, n) ORDER BY n`
      for (const [index, one] of texts.entries()) {
        assert.deepStrictEqual(new Set(rows[index]?.comment ?? []), ofComment(one), one)
        assert.deepStrictEqual(new Set(rows[index]?.person), ofPerson(one), one)
      }
    })
  )
})
