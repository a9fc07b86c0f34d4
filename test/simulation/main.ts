import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect } from "effect"
import { classifierOf } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { Model } from "#src/Autopilot/Model/Model.ts"
import { modelFileOf } from "#src/Training/Learn/Train.ts"
import { materialsOf } from "#src/Training/Materials.ts"
import { type Examined, examined, examOf } from "./Exam.ts"
import { goal, measured, reached } from "./Figures.ts"
import { halves, naturalKinds, parted } from "./Pool.ts"
import { streamOf } from "./Stream.ts"
import { examTable, kindsTable, seedsTable } from "./Tables.ts"
import { handle, type Lesson, moments } from "./Workspace.ts"

/** The first five were looked at while learning was tuned; `--seeds 6,7,8` simulates others. */
const ownSeeds = [1, 2, 3, 4, 5]
const comments = 3000
/** So many that a thousand of them are answered: fewer are asked about, the more was learnt. */
const longest = 40_000
/** So that what people overlook does not hang on what they are sent. */
const ofPeople = 100

const simulate = Effect.fn("simulate")(function* (folder: string, seeds: ReadonlyArray<number>) {
  const { examples, words } = yield* materialsOf(folder)
  const { learnt, pool } = halves(examples)
  const held = naturalKinds.map((kind) => `${pool[kind].length} ${kind}`).join(", ")
  yield* Console.log(`A model of ${learnt.length} texts is made, which takes a minute or two; held out are ${held}`)
  const classifier = classifierOf(Model.decode(modelFileOf(learnt, words)))
  yield* Console.log(`${seeds.length} seeds of ${comments} comments are handled twice, which takes as long again`)
  const run = (taught: boolean) =>
    seeds.map((seed) => measured(seed, handle(classifier, streamOf(pool, seed, comments), seed + ofPeople, taught)))
  const untaught = run(false)
  const taught = run(true)
  yield* Console.log(`\n${comments} comments a seed, nobody's answers learnt from`)
  yield* Console.log(seedsTable(untaught))
  yield* Console.log("\nThe same comments, every answer learnt from")
  yield* Console.log(seedsTable(taught))
  yield* Console.log("\nBy kind, on average over the seeds")
  yield* Console.log(kindsTable(taught))
  const asked = reached(taught)
  yield* Console.log(
    `\nAt most ${100 * goal.asked} % asked about after ${goal.after} answers: on ${asked} of ${seeds.length} seeds, of ${seeds.length} called for`
  )
  yield* Console.log("\nComments that nothing was learnt from, before and after so many answers about others")
  const parts = parted(pool)
  const exams: Array<Examined> = []
  for (const seed of seeds) {
    const exam = examOf(parts.exam, seed)
    const examine = (lesson: Lesson) => exams.push(examined(classifier, lesson, exam))
    handle(classifier, streamOf(parts.stream, seed, longest), seed + ofPeople, true, examine, Math.max(...moments))
  }
  yield* Console.log(examTable(exams))
  if (asked < seeds.length) process.exitCode = 1
})

const usage =
  "Usage: bun run simulate DATA_FOLDER [--seeds 6,7,8]   lets simulated people teach the autopilot of a new brand"
const failed = (message: string, code: number) =>
  Effect.zipRight(
    Console.error(message),
    Effect.sync(() => (process.exitCode = code))
  )

const [folder, option, chosen] = process.argv.slice(2)
const seeds = option === "--seeds" ? (chosen ?? "").split(",").map(Number) : ownSeeds

const program =
  folder === undefined || (option !== undefined && option !== "--seeds") || !seeds.every(Number.isSafeInteger)
    ? failed(usage, 2)
    : simulate(folder, seeds).pipe(Effect.catchTag("UnreadableCorpus", ({ message }) => failed(message, 1)))

program.pipe(Effect.provide(BunContext.layer), BunRuntime.runMain)
