import { Layer } from "effect"
import { Reports } from "./Reports.ts"
import { ReportsRepo } from "./ReportsRepo.ts"

/** The services of this room, on their repositories. */
export const reportsServices = Layer.provide(Reports.layer, ReportsRepo.layer)
