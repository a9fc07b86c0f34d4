import { HttpServerRequest, HttpServerResponse } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { PersonId, WorkspaceId } from "#schema/Ids.ts"
import { Downloads } from "#src/App/Downloads/Downloads.ts"
import { mostDownloads } from "#src/App/Downloads/RoomForDownload.ts"

const file = { name: "a.csv", contentType: "text/csv" }

/** A download that somebody has asked for, and how many pieces were made for it so far. */
const asked = Effect.fn("asked")(function* (
  person = "1",
  { method = "GET", signal, workspace = "1" }: { method?: string; signal?: AbortSignal; workspace?: string } = {}
) {
  const downloads = yield* Downloads
  let made = 0
  const pieces = Stream.repeatEffect(Effect.sync(() => `${++made}\n`)).pipe(Stream.rechunk(1), Stream.take(1000))
  const owner = { personId: PersonId.make(`per_${person}`), workspaceId: WorkspaceId.make(`ws_${workspace}`) }
  const request = new Request("https://steward.test/", { method, ...(signal && { signal }) })
  const response = yield* downloads
    .answer(owner, file, pieces)
    .pipe(Effect.provideService(HttpServerRequest.HttpServerRequest, HttpServerRequest.fromWeb(request)))
  return { body: HttpServerResponse.toWeb(response).body?.getReader(), made: () => made }
})

const statusOf = (...who: Parameters<typeof asked>) =>
  asked(...who).pipe(
    Effect.as(200),
    Effect.catchAll(({ status }) => Effect.succeed(status))
  )

const turn = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))

layer(Downloads.layer)("downloads", (it) => {
  it.effect("are made as they are read, and not before", () =>
    Effect.gen(function* () {
      const { body, made } = yield* asked("slow")
      yield* Effect.promise(async () => body?.read())
      yield* Effect.repeatN(turn, 20)
      assert.isBelow(made(), 10)
      yield* Effect.promise(async () => body?.cancel())
    })
  )

  it.effect("have room for one more once one is read to its end, given up, or its reader gone", () =>
    Effect.gen(function* () {
      const [first] = yield* Effect.all(Array.from({ length: mostDownloads.ofPerson }, () => asked()))
      assert.strictEqual(yield* statusOf(), 429)
      yield* Effect.promise(async () => {
        while ((await first?.body?.read())?.done === false);
      })
      const given = yield* asked()
      assert.strictEqual(yield* statusOf(), 429)
      yield* Effect.promise(async () => given.body?.cancel())
      const gone = new AbortController()
      yield* asked("1", { signal: gone.signal })
      assert.strictEqual(yield* statusOf(), 429)
      gone.abort()
      assert.strictEqual(yield* statusOf("1", { signal: gone.signal }), 200)
      assert.strictEqual(yield* statusOf("1", { method: "HEAD" }), 200)
      assert.strictEqual(yield* statusOf(), 200)
      assert.strictEqual(yield* statusOf(), 429)
    })
  )

  it.effect("of one brand, and of all, are not without end, and one brand's are not another's", () =>
    Effect.gen(function* () {
      const many = (count: number, workspace: string) =>
        Effect.forEach(
          Array.from({ length: count }, (_, index) => index),
          (index) => statusOf(`${workspace}-${index}`, { workspace })
        )
      const own = yield* many(mostDownloads.ofWorkspace + 1, "big")
      assert.deepStrictEqual([own.at(-2), own.at(-1)], [200, 503])
      assert.strictEqual(yield* statusOf("other", { workspace: "other" }), 200)
      for (let brand = 0; brand < mostDownloads.ofProcess; brand++) yield* many(1, `brand-${brand}`)
      assert.strictEqual(yield* statusOf("late", { workspace: "late" }), 503)
    })
  )
})
