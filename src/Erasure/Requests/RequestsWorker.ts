import { Effect, Layer } from "effect"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { DeletionRequests } from "./DeletionRequests.ts"

/** Does what people asked their platform for, one after the other. */
export const requestsWorker = Layer.unwrapEffect(
  Effect.map(DeletionRequests, ({ drain }) =>
    periodic({
      name: "deletion requests",
      every: "1 minute",
      task: untilNone(drain)
    })
  )
)
