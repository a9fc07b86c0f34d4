import { Console, Duration, Effect, Option, Stream } from "effect"
import type { StewardConfig } from "#src/Config/Config.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { notRunningOn } from "#src/Start/AlreadyRunning.ts"
import type { StartCommand } from "#src/Start/Arguments.ts"
import { openDataDirectory } from "#src/Start/DataDirectory.ts"
import { listeningPort } from "#src/Start/Port.ts"
import { openCommentsFile } from "./CommentsFile.ts"
import { ownComments } from "./OwnComments.ts"

const ownEvery = Duration.millis(1_500)
const replayedPerSecond = 4

// the rooms take most of a second to load: what cannot work is refused before
const rooms = Effect.promise(() => import("./Demo.ts"))

/** The demonstration as it was asked for. What cannot work is refused here, before PostgreSQL is started. */
export const demonstration = tracedFn("demonstration")(function* (
  config: StewardConfig,
  { comments: file, rate = replayedPerSecond, workspace }: Extract<StartCommand, { readonly _tag: "Run" }>
) {
  const replayed = yield* Effect.transposeMapOption(Option.fromNullable(file), openCommentsFile)
  const dataDirectory = yield* openDataDirectory(config.dataDirectory)
  yield* notRunningOn(dataDirectory)
  const host = Option.getOrElse(config.host, () => "127.0.0.1")
  const { insteadOf, port } = yield* listeningPort({ port: config.port, host, mayMove: true })
  if (insteadOf !== undefined) {
    yield* Console.log(
      `Port ${insteadOf} is taken by another program, so Steward listens on ${port}. Set STEWARD_PORT to choose the port.`
    )
  }
  const { demo } = yield* rooms
  yield* demo({
    config,
    dataDirectory,
    host,
    port,
    pollEvery: Duration.seconds(3),
    ...Option.match(replayed, {
      onNone: () => ({
        comments: Stream.forever(Stream.fromIterable(ownComments)),
        every: ownEvery,
        replay: Option.none()
      }),
      onSome: ({ comments, count, skipped }) => ({
        comments,
        every: Duration.seconds(1 / rate),
        replay: Option.some({ count, skipped })
      })
    }),
    brand: Option.fromNullable(workspace),
    print: Console.log,
    coloured: process.stdout.isTTY === true
  })
})
