import { writeSync } from "node:fs"
import { Console, Data, Effect } from "effect"
import { rootCause } from "#src/Ground/RootCause.ts"

const standardOutput = 1
/** How long to wait for a pipe that is full, in milliseconds. */
const pause = 5

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : undefined)

const writeAll = (bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(standardOutput, bytes, at)
    } catch (error) {
      // nobody reads on, as behind `head`: that is their wish
      if (codeOf(error) === "EPIPE") return
      if (codeOf(error) !== "EAGAIN") throw error
      Bun.sleepSync(pause)
    }
  }
}

/** What a command answers reached nobody: a disk is full, say. */
export class CannotWrite extends Data.TaggedError("CannotWrite")<{ readonly message: string }> {}

const write = (args: ReadonlyArray<unknown>) =>
  Effect.try({
    try: () => writeAll(new TextEncoder().encode(`${args.join(" ")}\n`)),
    catch: (cause) => new CannotWrite({ message: `What this prints could not be written: ${rootCause(cause)}` })
  }).pipe(Effect.orDie)

/** A program whose answers are written or fail: what the runtime prints is lost without a word where a disk is full. */
export const withStandardOutput = <A, E, R>(program: Effect.Effect<A, E, R>) =>
  Console.consoleWith((console) => Effect.withConsole(program, { ...console, log: (...args) => write(args) }))
