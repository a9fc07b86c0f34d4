import { fileURLToPath } from "node:url"
import { FileSystem, Path } from "@effect/platform"
import { Effect } from "effect"

export const root = fileURLToPath(new URL("../..", import.meta.url))

/** Changes with the tables and with what is put in them. */
export const seedVersion = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const folder = path.join(root, "schema/migrations")
  const names = (yield* fs.readDirectory(folder)).filter((name) => name.endsWith(".sql")).toSorted()
  const seeds = ["Seed.ts", "SeedComments.ts", "SeedContacts.ts"].map((name) => path.join(root, "test/bench", name))
  const files = [...names.map((name) => path.join(folder, name)), ...seeds]
  const texts = yield* Effect.forEach(files, (file) => fs.readFileString(file))
  return Bun.hash(texts.join("\n")).toString(16).slice(0, 8)
})
