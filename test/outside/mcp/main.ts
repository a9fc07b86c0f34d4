import { FetchHttpClient } from "@effect/platform"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect, Exit, Logger, LogLevel } from "effect"
import { tools } from "../../../schema/tools/Tools.ts"
import { table } from "../../../src/Cli/Console/Table.ts"
import { RandomBytes } from "../../../src/Ground/RandomBytes.ts"
import { conformance } from "./Conformance.ts"
import { everyTool } from "./EveryTool.ts"
import { type Era, inspected } from "./Inspector.ts"
import * as SdkV1 from "./SdkV1.ts"
import * as SdkV2 from "./SdkV2.ts"
import { type Stage, staged } from "./Stage.ts"

const toolCount = Object.keys(tools).length

interface Trial {
  readonly client: string
  readonly way: "key" | "sign-in"
  /** Answers the revision that was agreed on, and how many tools did what they should. */
  readonly run: (stage: Stage, question: string) => Promise<readonly [string, number]>
}

const library = (
  client: string,
  way: Trial["way"],
  connect: (stage: Stage) => Promise<Parameters<typeof everyTool>[0]>
): Trial => ({
  client,
  way,
  run: async (stage, question) => {
    const connection = await connect(stage)
    return [connection.revision, await everyTool(connection, stage, question)]
  }
})

const pinned = { versionNegotiation: { mode: { pin: "2026-07-28" } } } as const
const auto = { versionNegotiation: { mode: "auto" } } as const
const eras: ReadonlyArray<Era> = ["legacy", "auto", "modern"]

const trials: ReadonlyArray<Trial> = [
  library("sdk 1.32.2", "key", SdkV1.withKey),
  library("sdk 1.32.2", "sign-in", SdkV1.withSignIn),
  library("client 2.4.0", "key", SdkV2.withKey({})),
  library("client 2.4.0", "sign-in", SdkV2.withSignIn({})),
  library("client 2.4.0 auto", "key", SdkV2.withKey(auto)),
  library("client 2.4.0 auto", "sign-in", SdkV2.withSignIn(auto)),
  library("client 2.4.0 pinned", "key", SdkV2.withKey(pinned)),
  library("client 2.4.0 pinned", "sign-in", SdkV2.withSignIn(pinned)),
  ...eras.flatMap((era) =>
    (["key", "sign-in"] as const).map(
      (way): Trial => ({
        client: `inspector ${era}`,
        way,
        run: (stage, question) =>
          inspected(era, way, stage, async (connection) => [
            connection.revision,
            await everyTool(connection, stage, question)
          ])
      })
    )
  )
]

const tried = ({ client, run, way }: Trial, stage: Stage, question: string) =>
  Effect.tryPromise(() => run(stage, question)).pipe(
    Effect.timed,
    Effect.map(([, [revision, count]]) => ({
      row: [client, way, revision, `${count} of ${toolCount}`, "ok"],
      good: count === toolCount
    })),
    Effect.catchAll(({ error }) => {
      const why = error instanceof Error ? error.message : String(error)
      return Effect.succeed({ row: [client, way, "", "", why.replaceAll(/\s+/g, " ").slice(0, 200)], good: false })
    })
  )

/** Answers the exit code: 0 when every client did everything and every judge is content. */
const clients = Effect.fn("clients")(function* (filters: ReadonlyArray<string>) {
  const wanted = (name: string) => filters.length === 0 || filters.some((filter) => name.includes(filter))
  const stage = yield* staged
  const results = yield* Effect.forEach(
    trials.filter(({ client, way }) => wanted(`${client} ${way}`)),
    (trial, index) =>
      Effect.tap(tried(trial, stage, stage.questions[index] ?? ""), ({ row }) => Console.log(row.join("  ")))
  )
  yield* Console.log(
    `\n${table(
      ["client", "by", "revision", "tools", ""],
      results.map(({ row }) => row)
    )}`
  )
  const judged = wanted("conformance") ? yield* conformance(stage) : true
  return judged && results.every(({ good }) => good) ? 0 : 1
}, Effect.scoped)

clients(process.argv.slice(2)).pipe(
  Effect.provide([BunContext.layer, FetchHttpClient.layer, RandomBytes.layer]),
  Logger.withMinimumLogLevel(LogLevel.Error),
  BunRuntime.runMain({
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) && typeof exit.value === "number" ? exit.value : 2)
  })
)
