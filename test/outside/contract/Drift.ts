import { FileSystem } from "@effect/platform"
import { Console, Effect, Option, Schema } from "effect"
import { doorHeader } from "../../Recorder.ts"
import { Archive, Exchange } from "./Exchange.ts"
import { Coverage, figures, isMet, shown } from "./Figures.ts"
import { isTurnedAway, type Operation, strayOf } from "./Sort.ts"
import { ranWell, redocly } from "./Tool.ts"

const Document = Schema.parseJson(
  Schema.Struct({
    paths: Schema.Record({
      key: Schema.String,
      value: Schema.Record({
        key: Schema.String,
        value: Schema.Struct({
          parameters: Schema.Array(Schema.Struct({ name: Schema.String, in: Schema.String })),
          security: Schema.Array(Schema.Unknown)
        })
      })
    })
  })
)

const operationsOf = ({ paths }: typeof Document.Type): ReadonlyArray<Operation> =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, security }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name),
      takesKey: security.length > 0
    }))
  )

/** What only the tests' own plumbing sends. */
const ignored = [doorHeader, "x-test-address", "b3", "transfer-encoding"].join()

const read = <A, I>(path: string, schema: Schema.Schema<A, I>) =>
  Effect.flatMap(FileSystem.FileSystem, (fs) => Effect.flatMap(fs.readFileString(path), Schema.decodeUnknown(schema)))

/**
 * Whether what was recorded is what the document says. A request that leaves the contract, which the tool would hold
 * against the server, is set aside where it was turned away as it should be.
 */
export const drift = Effect.fn("drift")(function* (api: string, har: string, directory: string) {
  const fs = yield* FileSystem.FileSystem
  const operations = operationsOf(yield* read(api, Document))
  const { log } = yield* read(har, Schema.parseJson(Archive))
  if (log.entries.length === 0) return yield* Effect.as(Console.error("Nothing was recorded"), false)
  const isExchange = Schema.is(Exchange)
  const aside = new Map<string, number>()
  const entries = log.entries.filter((entry) => {
    if (!isExchange(entry)) return true
    const stray = Option.filter(strayOf(operations, entry), (one) => isTurnedAway(one, entry))
    if (Option.isSome(stray)) aside.set(stray.value, (aside.get(stray.value) ?? 0) + 1)
    return Option.isNone(stray)
  })
  const judged = `${directory}/judged.har`
  yield* fs.writeFileString(judged, JSON.stringify({ log: { ...log, entries } }))

  yield* Console.log(`\nRecorded ${log.entries.length} requests. Set aside, each turned away as it should be:`)
  for (const [stray, count] of aside) yield* Console.log(`  ${stray.padEnd(20)} ${count}`)
  const report = `${directory}/findings.json`
  const judging = [redocly, "drift", judged, "--api", api, "--match-mode", "basepath", "--ignore-headers", ignored]
  yield* ranWell([...judging, "--max-findings", "40"])
  yield* ranWell([...judging, "--format", "json", "--output", report])
  const { run } = yield* read(
    report,
    Schema.parseJson(Schema.Struct({ run: Schema.Struct({ totalProblems: Schema.Int }) }))
  )

  const output = `${directory}/coverage.json`
  const covering = [redocly, "drift", har, "--api", api, "--match-mode", "basepath", "--format", "json"]
  yield* ranWell([...covering, "--output", `${directory}/all-findings.json`, "--coverage", "--coverage-output", output])
  const all = figures(yield* read(output, Coverage))
  yield* Console.log(
    `\nOf the contract the tests exercise:\n${all.map(shown).join("\n")}\n\nFindings: ${run.totalProblems}`
  )
  return run.totalProblems === 0 && all.every(isMet)
})
