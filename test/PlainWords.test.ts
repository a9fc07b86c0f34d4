import { assert, it } from "@effect/vitest"
import { Glob } from "bun"

/** Sentences that people read and stumbled over. */
const stumbledOver = [
  "by the command line invites",
  "invites you to look after",
  "get them again",
  "is not a integer",
  "were so within",
  "no longer good",
  "holds at once",
  "no letter could be sent",
  "because it is negative",
  "hold for it",
  "holds for the whole",
  "in the shadow no more",
  "none of the values there are",
  "log of whoever",
  "is as in",
  "so long beyond",
  "as the page before said it",
  "failed and goes on",
  "one that was connected first at the top",
  "those that were disconnected too",
  "What a hook was told and how that went",
  "does not take traces",
  "lower one of two in the middle",
  "and call this again",
  "the graver first",
  "replied on their own",
  "grows on, for it",
  "is stopped at once and recovers",
  "as the key's time is over",
  "given of themselves"
]

it("no sentence that people stumbled over comes back", async () => {
  const root = new URL("..", import.meta.url).pathname
  const files = [...new Glob("{src,schema}/**/*.ts").scanSync(root)].filter((file) => !file.startsWith("src/Training/"))
  assert.isAbove(files.length, 500)
  const found: Array<string> = []
  for (const file of files) {
    const text = await Bun.file(`${root}${file}`).text()
    for (const words of stumbledOver) if (text.includes(words)) found.push(`${file}: ${words}`)
  }
  assert.deepStrictEqual(found, [])
})
