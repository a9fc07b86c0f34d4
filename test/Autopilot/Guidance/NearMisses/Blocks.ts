import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"

const effects = { h: "hide", a: "ask", k: "keep" } as const
const isEffect = (mark: string): mark is keyof typeof effects => mark in effects

/** Guidance behind `#`, and comments behind what it does with them: `h`ides, `a`sks about or `k`eeps; `-` for nothing. */
const blocksIn = (file: URL) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n\n")
    .map((block) => {
      const [guidance = "", ...comments] = block.split("\n")
      return {
        guidance: guidance.slice(2),
        comments: comments.map((line) => ({ mark: line.slice(0, 1), text: line.slice(2) }))
      }
    })

/** A test for each guidance in the texts of a folder. */
export const actsOnWhatIsMeant = (folder: URL) => {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(".txt")))
    describe(name.replace(".txt", ""), () => {
      for (const { comments, guidance } of blocksIn(new URL(name, folder)))
        it(guidance, () => {
          for (const { mark, text } of comments) {
            const done = effectsOf(guidance, text)
            if (isEffect(mark)) assert.include(done, effects[mark], text)
            else assert.deepStrictEqual(done, [], text)
          }
        })
    })
}
