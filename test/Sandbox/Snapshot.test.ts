import { dirname } from "node:path"
import { FetchHttpClient, FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Effect, HashMap, Layer, Queue } from "effect"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { textOf } from "#src/Sandbox/World/Snapshot.ts"
import { toStored, type World } from "#src/Sandbox/World/World.ts"
import {
  at,
  commentOnPage,
  commentOnVideo,
  control,
  firstPost,
  graph,
  items,
  page,
  stateOf,
  youtube
} from "./Driver.ts"
import { start, strangerComments } from "./PureDriver.ts"
import { listen, nextEvents, nextPush, Receiver } from "./Receiver.ts"

const outside = Layer.merge(FetchHttpClient.layer, BunContext.layer)

const snapshotPath = Effect.gen(function* () {
  const files = yield* FileSystem.FileSystem
  return `${yield* files.makeTempDirectoryScoped()}/new/folder/sandbox.json`
})

const running = (path: string) => SandboxServer.layer({ snapshotPath: path })

describe("a snapshot", () => {
  it("is the world, and writes what stays as it was once", () => {
    const { world } = strangerComments(start, { platform: "facebook", accountId: page, postId: firstPost })
    const found = HashMap.toValues(world.comments)[0]
    assert.isDefined(found)
    let reads = 0
    const toJSON = () => {
      reads += 1
      return { ...found, id: "other" }
    }
    const read = { ...found, id: "other", toJSON }
    const more: World = { ...world, comments: HashMap.set(world.comments, read.id, read) }
    for (const one of [world, more, world, { ...more, sequence: 7 }]) {
      assert.deepStrictEqual(JSON.parse(textOf(one)), JSON.parse(JSON.stringify(toStored(one))))
    }
    reads = 0
    textOf(more)
    assert.strictEqual(reads, 0)
    const held: World = { ...more, comments: HashMap.set(more.comments, read.id, { ...found, visibility: "held" }) }
    assert.include(textOf(held), '"visibility":"held"')
  })

  it.scoped("keeps what was done, and gives no id twice", () =>
    Effect.gen(function* () {
      const path = yield* snapshotPath
      const before = yield* Effect.gen(function* () {
        const spam = yield* commentOnPage("spam")
        const question = yield* commentOnPage("question")
        const held = yield* commentOnVideo("held")
        yield* graph("POST", `/${spam}`, { form: { is_hidden: "true" } })
        yield* graph("POST", `/${question}/comments`, { form: { message: "answer" } })
        yield* youtube("POST", "/comments/setModerationStatus", {
          query: { id: held, moderationStatus: "heldForReview" }
        })
        yield* control("POST", "/clock", { advanceMs: 5000 })
        const { body } = yield* control("GET", "/state")
        return { spam, held, body }
      }).pipe(Effect.provide(running(path)))
      yield* Effect.gen(function* () {
        const { body } = yield* control("GET", "/state")
        assert.deepStrictEqual(body, before.body)
        for (const id of [before.spam, before.held]) assert.strictEqual(at(yield* stateOf(id), "hidden"), true)
        const known = items(body, "comments").map((comment) => at(comment, "id"))
        assert.notInclude(known, yield* commentOnPage("new"))
      }).pipe(Effect.provide(running(path)))
    }).pipe(Effect.provide(outside))
  )

  it.scoped("is complete as soon as an action is answered", () =>
    Effect.gen(function* () {
      const path = yield* snapshotPath
      const files = yield* FileSystem.FileSystem
      yield* Effect.gen(function* () {
        const id = yield* commentOnPage("spam")
        assert.include(yield* files.readFileString(path), id)
        yield* graph("POST", `/${id}`, { form: { is_hidden: "true" } })
        assert.include(yield* files.readFileString(path), '"visibility":"held"')
        assert.isFalse(yield* files.exists(`${path}.tmp`))
      }).pipe(Effect.provide(running(path)))
    }).pipe(Effect.provide(outside))
  )

  it.scoped("keeps pushes that have not arrived", () =>
    Effect.gen(function* () {
      const path = yield* snapshotPath
      const id = yield* Effect.gen(function* () {
        yield* listen
        const { statuses } = yield* Receiver
        yield* Queue.offerAll(statuses, [500, 500])
        const id = yield* commentOnPage("spam")
        yield* nextPush
        yield* nextPush
        return id
      }).pipe(Effect.provide(Layer.merge(running(path), Receiver.layer)))
      yield* Effect.gen(function* () {
        yield* listen
        const [event] = yield* nextEvents(1)
        assert.strictEqual(at(event, "comment_id"), id)
      }).pipe(Effect.provide(Layer.merge(running(path), Receiver.layer)))
    }).pipe(Effect.provide(outside))
  )

  it.scoped("that cannot be read is put aside, not lost", () =>
    Effect.gen(function* () {
      const path = yield* snapshotPath
      const files = yield* FileSystem.FileSystem
      yield* files.makeDirectory(dirname(path), { recursive: true })
      yield* files.writeFileString(path, '{"comments":[{"id":')
      const { body } = yield* control("GET", "/state").pipe(Effect.provide(running(path)))
      assert.deepStrictEqual(at(body, "comments"), [])
      assert.strictEqual(yield* files.readFileString(`${path}.unreadable`), '{"comments":[{"id":')
    }).pipe(Effect.provide(outside))
  )

  it.scoped("outlives a process that is killed", () =>
    Effect.gen(function* () {
      const path = yield* snapshotPath
      const child = Bun.spawn(["bun", "src/Sandbox/main.ts"], {
        env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_SNAPSHOT: path },
        stdout: "pipe",
        stderr: "ignore"
      })
      yield* Effect.addFinalizer(() => Effect.sync(() => child.kill("SIGKILL")))
      const baseUrl = yield* Effect.promise(() => addressIn(child.stdout))
      const id = yield* Effect.gen(function* () {
        const id = yield* commentOnPage("spam", { postId: firstPost })
        yield* graph("POST", `/${id}`, { form: { is_hidden: "true" } })
        return id
      }).pipe(Effect.provideService(SandboxServer, { baseUrl }))
      child.kill("SIGKILL")
      yield* Effect.promise(() => child.exited)
      const state = yield* stateOf(id).pipe(Effect.provide(running(path)))
      assert.strictEqual(at(state, "hidden"), true)
    }).pipe(Effect.provide(outside))
  )
})

const addressIn = async (output: ReadableStream<Uint8Array>) => {
  let text = ""
  const decoder = new TextDecoder()
  for await (const chunk of output) {
    text += decoder.decode(chunk, { stream: true })
    const [address] = /http:\/\/\S+:\d+/.exec(text) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`The sandbox did not start: ${text}`)
}
