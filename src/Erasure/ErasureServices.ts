import { Layer } from "effect"
import { DeliverySweep } from "./DeliverySweep.ts"
import { Erasures } from "./Erasures.ts"
import { PersonExport } from "./PersonExport.ts"
import { SweepRepo } from "./SweepRepo.ts"

/** The services of this room, on their repositories. */
export const erasureServices = Erasures.layer.pipe(
  Layer.merge(PersonExport.layer),
  Layer.provideMerge(DeliverySweep.layer),
  Layer.provide(SweepRepo.layer)
)

export const erasureWorkers = Erasures.worker
