import { HttpClient } from "@effect/platform"
import { Effect } from "effect"

/** What keeps telemetry from its collector: nobody answers at its address, or one of its paths refuses. */
const troubleOf = (url: string) => ({ origin: new URL(url).origin, path: url.split("?")[0] ?? url })

/**
 * The same client, which logs when a collector stops taking what it is sent, once, and when it takes it again. Whoever
 * exports tries again every few seconds, and says nothing of it.
 */
export const watchedCollector = (client: HttpClient.HttpClient): HttpClient.HttpClient => {
  const troubles = new Set<string>()
  const began = (where: string, error: string) =>
    Effect.suspend(() => {
      if (troubles.has(where)) return Effect.void
      troubles.add(where)
      return Effect.annotateLogs(
        Effect.logWarning(
          "The collector does not accept traces or metrics; what it misses is lost, and Steward keeps trying"
        ),
        { collector: where, error }
      )
    })
  const ended = (where: string) =>
    Effect.suspend(() =>
      troubles.delete(where)
        ? Effect.annotateLogs(Effect.logInfo("The collector accepts traces and metrics again"), { collector: where })
        : Effect.void
    )
  return HttpClient.transform(client, (answered, request) => {
    const { origin, path } = troubleOf(request.url)
    return answered.pipe(
      Effect.tap(({ status }) =>
        Effect.zipRight(ended(origin), status < 400 ? ended(path) : began(path, `it answered ${status}`))
      ),
      Effect.tapError(() => began(origin, "it could not be reached"))
    )
  })
}
