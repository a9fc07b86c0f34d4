import { Effect, Layer } from "effect"
import { DeliveryRunner } from "#src/Webhooks/Send/DeliveryRunner.ts"
import { engine } from "./Engine.ts"

/** Sends what is due, until it is killed. */
const service = Layer.launch(Layer.provide(DeliveryRunner.worker, engine(process.argv[2] ?? "")))

process.send?.("ready")
await Effect.runPromise(service)
