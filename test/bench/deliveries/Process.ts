import { Data, Effect } from "effect"

export class ProcessFailed extends Data.TaggedError("ProcessFailed")<{ readonly message: string }> {}

/** A process that is spoken to by messages; it ends with the scope. */
export const startProcess = <Answer>(file: string, ...args: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const answers: Array<Answer> = []
    const waiting: Array<(answer: Answer) => void> = []
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        Bun.spawn([process.execPath, file, ...args], {
          stdin: "ignore",
          stdout: "ignore",
          stderr: "inherit",
          serialization: "json",
          env: { ...process.env, NODE_ENV: "production" },
          ipc: (answer: Answer) => {
            const next = waiting.shift()
            if (next === undefined) answers.push(answer)
            else next(answer)
          }
        })
      ),
      (child) =>
        Effect.promise(() => {
          child.kill("SIGKILL")
          return child.exited
        })
    )
    const answer = Effect.async<Answer>((resume) => {
      const found = answers.shift()
      if (found === undefined) waiting.push((late) => resume(Effect.succeed(late)))
      else resume(Effect.succeed(found))
    })
    const died = Effect.flatMap(
      Effect.promise(() => child.exited),
      (code) => new ProcessFailed({ message: `${file} ended with code ${code}` })
    )
    const next = Effect.raceFirst(answer, died)
    return {
      next,
      ask: (question: unknown) =>
        Effect.zipRight(
          Effect.sync(() => child.send(question)),
          next
        )
    }
  })
