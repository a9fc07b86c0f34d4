import { dirname } from "node:path"
import { FileSystem } from "@effect/platform"
import { Effect, Option, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { fromStored, StoredWorld, toStored, type World } from "./World.ts"

const decode = Schema.decode(Schema.parseJson(StoredWorld))

/** The world in the file, if there is one. A file that cannot be read is put aside under another name, not lost. */
export const load = tracedFn("Snapshot.load")(function* (path: string) {
  const files = yield* FileSystem.FileSystem
  yield* files.makeDirectory(dirname(path), { recursive: true })
  if (!(yield* files.exists(path))) return Option.none<World>()
  return yield* files.readFileString(path).pipe(
    Effect.flatMap(decode),
    Effect.map((stored) => Option.some(fromStored(stored))),
    Effect.catchTag("ParseError", (error) =>
      files
        .rename(path, `${path}.unreadable`)
        .pipe(
          Effect.zipRight(
            Effect.logWarning(`Sandbox snapshot put aside as ${path}.unreadable, starting anew: ${error.message}`)
          ),
          Effect.as(Option.none<World>())
        )
    )
  )
}, Effect.orDie)

const texts = new WeakMap<object, string>()

const written = (one: object): string => {
  const known = texts.get(one)
  if (known !== undefined) return known
  const text = JSON.stringify(one)
  texts.set(one, text)
  return text
}

const list = (all: ReadonlyArray<object>): string => `[${all.map(written).join(",")}]`

/**
 * The world as JSON. It is saved after every action, and has thousands of comments: each is written once for as long as it
 * stays as it is, since whoever serves in the same process waits meanwhile.
 */
export const textOf = (world: World): string => {
  const { comments, delivered, ...rest } = toStored(world)
  return `${JSON.stringify(rest).slice(0, -1)},"delivered":${list(delivered)},"comments":${list(comments)}}`
}

/** Renaming replaces the file in one step: a process killed at any moment leaves the old file or the new one. */
export const save = tracedFn("Snapshot.save")(function* (path: string, world: World) {
  const files = yield* FileSystem.FileSystem
  yield* files.writeFileString(`${path}.tmp`, textOf(world), { mode: 0o600 })
  yield* files.rename(`${path}.tmp`, path)
}, Effect.orDie)
