import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Option, Redacted, Schema } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import type { AccountReading } from "#src/Platforms/Port/PlatformReader.ts"
import { readAgain } from "#src/Platforms/YouTube/ReadAgain.ts"
import { YouTubeComment } from "#src/Platforms/YouTube/YouTubeComment.ts"

const at = DateTime.unsafeMake("2026-10-27T09:00:00Z")
const account = { platform: "youtube", externalId: "UCours", token: Redacted.make("token") } as const

const there = (id: string, textDisplay: string, name = "@dana") =>
  Schema.decodeUnknownSync(YouTubeComment)({
    id,
    snippet: { textDisplay, authorDisplayName: name, authorChannelId: { value: `UC${id}` } }
  })

/** What is left of some texts that end soon, when YouTube answers this. */
const read = (texts: Readonly<Record<string, string>>, found: ReadonlyArray<YouTubeComment>) =>
  Effect.gen(function* () {
    const told: Array<Observation> = []
    const confirmed: Array<string> = []
    let asked: ReadonlyArray<string> = []
    let before = at
    const reading: AccountReading = {
      account,
      at,
      state: null,
      receive: (observations) => Effect.sync(() => void told.push(...observations)),
      standing: () => Effect.succeed([]),
      ending: (ask) =>
        Effect.sync(() => {
          before = ask.before
          return Object.entries(texts).map(([externalId, text]) => ({
            externalId,
            postExternalId: null,
            surface: "organic" as const,
            text,
            receivedAt: at
          }))
        }),
      confirm: (comments) =>
        Effect.sync(
          () => void confirmed.push(...comments.map(({ author, externalId }) => `${externalId} ${author.name}`))
        )
    }
    const commentsById = (_: unknown, ids: ReadonlyArray<string>) =>
      Effect.sync(() => {
        asked = ids
        return found
      })
    const unseen = yield* readAgain({ commentsById }, reading)
    return { unseen, told, confirmed, asked, before: Option.some(before) }
  })

describe("texts of YouTube that end soon", () => {
  it.effect("are confirmed with the names of now, and told where they differ; what is not there is looked for", () =>
    Effect.gen(function* () {
      const { asked, before, confirmed, told, unseen } = yield* read({ a: "same", b: "old", c: "gone" }, [
        there("a", "same"),
        there("b", "new", "@renamed")
      ])
      assert.deepStrictEqual(asked, ["a", "b", "c"])
      assert.deepStrictEqual(before, Option.some(DateTime.unsafeMake("2026-11-01T09:00:00Z")))
      assert.deepStrictEqual(confirmed, ["a @dana", "b @renamed"])
      assert.deepStrictEqual(told, [{ _tag: "Edited", externalId: "b", text: "new", hasMedia: null, authorId: "UCb" }])
      assert.deepStrictEqual(unseen, ["c"])
    })
  )

  it.effect("cost nothing where there are none, and mean nothing where all are missing at once", () =>
    Effect.gen(function* () {
      assert.deepInclude(yield* read({}, []), { asked: [], confirmed: [], unseen: [] })
      assert.deepInclude(yield* read({ a: "x", b: "y" }, []), { confirmed: [], told: [], unseen: [] })
      assert.deepInclude(yield* read({ a: "x" }, []), { confirmed: [], unseen: ["a"] })
    })
  )
})
