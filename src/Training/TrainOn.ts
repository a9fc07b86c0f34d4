import { FileSystem, Path } from "@effect/platform"
import { Console, Effect } from "effect"
import { type Head, heads } from "#src/Autopilot/Model/Heads.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { benignTable, headsTable, type Points, type ProbabilitiesOf } from "./Evaluate/Tables.ts"
import { train } from "./Learn/Train.ts"
import { materialsOf } from "./Materials.ts"
import {
  furtherExamples,
  furtherLanguages,
  taughtLanguages,
  threatExamples,
  tongueExamples
} from "./Tongues/TongueExamples.ts"
import { tongueTable } from "./Tongues/TongueTable.ts"
import { furtherCourse, taughtCourse, trainTongues } from "./Tongues/TrainTongues.ts"
import { ordinaryTweets } from "./Tongues/Tweets.ts"

const room = `${import.meta.dirname}/../Autopilot`

const forEveryHead = <A>(valueOf: (head: Head) => A): Readonly<Record<Head, A>> => ({
  spam: valueOf("spam"),
  junk: valueOf("junk"),
  scam: valueOf("scam"),
  hate: valueOf("hate"),
  offensive: valueOf("offensive"),
  negative: valueOf("negative")
})

/** Makes the model's files anew, and prints how it does on sources it has not seen. */
export const trainOn = tracedFn("trainOn")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const { examples, words } = yield* materialsOf(folder)
  yield* Console.log(`${examples.length} texts; this takes a minute or two`)
  const spoken = yield* tongueExamples()
  const { cleanPosts, file, judged, profiles } = train(examples, words, spoken)
  const threats = yield* threatExamples()
  const told = [...spoken, ...ordinaryTweets(examples), ...threats]
  const tongues = trainTongues(told, taughtCourse)
  const toldFurther = [...spoken, ...threats, ...(yield* furtherExamples())]
  const further = trainTongues(toldFurther, furtherCourse)
  const judgedFor = (head: Head) => {
    const found = judged.find((item) => item.head === head)
    return found === undefined ? Effect.runSync(Effect.die(`${head} was not trained`)) : found
  }
  const points: Points = forEveryHead((head) => judgedFor(head).point)
  yield* fs.writeFile(path.join(room, "Model", "weights.bin"), file).pipe(Effect.orDie)
  yield* fs.writeFile(path.join(room, "Language", "profiles.bin"), profiles).pipe(Effect.orDie)
  yield* fs.writeFile(path.join(room, "Tongues", "tongues.bin"), tongues.file).pipe(Effect.orDie)
  yield* fs.writeFile(path.join(room, "Tongues", "further.bin"), further.file).pipe(Effect.orDie)
  yield* fs
    .writeFileString(
      path.join(room, "Model", "operating-points.json"),
      `${JSON.stringify({ ...points, cleanPosts }, null, 2)}\n`
    )
    .pipe(Effect.orDie)
  const sha256 = [file, profiles, tongues.file, further.file]
    .reduce((hasher, bytes) => hasher.update(bytes), new Bun.CryptoHasher("sha256"))
    .digest("hex")
  yield* Console.log(
    `weights.bin has ${file.length} bytes, profiles.bin ${profiles.length}, tongues.bin ${tongues.file.length}, further.bin ${further.file.length}; together SHA-256 ${sha256}`
  )
  const english = examples.flatMap(({ language }, index) => (language === null || language === "en" ? [index] : []))
  const shown = english.flatMap((index) => examples[index] ?? [])
  const only = (probabilities: Float64Array) => english.map((index) => probabilities[index] ?? 0)
  for (const kind of ["outOfSource", "outOfFold"] as const) {
    const probabilities: ProbabilitiesOf = forEveryHead((head) => only(judgedFor(head)[kind]))
    yield* Console.log(kind === "outOfSource" ? "\nLeave one source out" : "\nCross-validated, likes of each text seen")
    for (const line of headsTable(shown, probabilities, points)) yield* Console.log(line)
    for (const line of benignTable(shown, probabilities, points)) yield* Console.log(`\n${line}`)
  }
  yield* Console.log("\nOther languages, by weights that have seen none of a comment's fold")
  yield* Console.log(tongueTable(told, tongues.heads, taughtLanguages))
  yield* Console.log(tongueTable(toldFurther, further.heads, furtherLanguages))
  yield* Console.log(`\nHeads: ${heads.join(", ")}`)
})
