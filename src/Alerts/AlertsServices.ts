import { Layer } from "effect"
import { AlertLetters } from "./AlertLetters.ts"
import { Alerts } from "./Alerts.ts"
import { AlertsRepo } from "./AlertsRepo.ts"

/** The services of this room, on its repository. */
export const alertsServices = Layer.merge(Alerts.layer, AlertLetters.layer).pipe(Layer.provide(AlertsRepo.layer))

export const alertsWorkers = AlertLetters.worker
