import { Layer } from "effect"
import { DeliverySweep } from "./DeliverySweep.ts"
import { Departures } from "./Departures.ts"
import { Erasures } from "./Erasures.ts"
import { LeavingRepo } from "./LeavingRepo.ts"
import { PersonExport } from "./PersonExport.ts"
import { DeletionRequests } from "./Requests/DeletionRequests.ts"
import { DeletionRequestsRepo } from "./Requests/DeletionRequestsRepo.ts"
import { requestsWorker } from "./Requests/RequestsWorker.ts"
import { SweepRepo } from "./SweepRepo.ts"

/** The services of this room, on their repositories. */
export const erasureServices = DeletionRequests.layer.pipe(
  Layer.provide(DeletionRequestsRepo.layer),
  Layer.provideMerge(Erasures.layer),
  Layer.merge(PersonExport.layer),
  Layer.provideMerge(Departures.layer),
  Layer.provideMerge(DeliverySweep.layer),
  Layer.provide(Layer.merge(SweepRepo.layer, LeavingRepo.layer))
)

export const erasureWorkers = Layer.merge(Erasures.worker, requestsWorker)
