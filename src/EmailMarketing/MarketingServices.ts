import { Layer } from "effect"
import { CallsRepo } from "./CallsRepo.ts"
import { MarketingIntegrations } from "./MarketingIntegrations.ts"
import { MarketingRepo } from "./MarketingRepo.ts"
import { MarketingRunner } from "./MarketingRunner.ts"
import { NewAddresses } from "./NewAddresses.ts"
import { ToldRepo } from "./ToldRepo.ts"

/** The services of this room, on their repositories. */
export const marketingServices = Layer.mergeAll(
  MarketingIntegrations.layer,
  MarketingRunner.layer,
  NewAddresses.layer
).pipe(Layer.provide([CallsRepo.layer, MarketingRepo.layer, ToldRepo.layer]))

export const marketingWorkers = MarketingRunner.worker
