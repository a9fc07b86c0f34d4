import { Effect, Layer } from "effect"
import { deliveryWorker } from "#src/Webhooks/Send/DeliveryWorker.ts"
import { engine } from "./Engine.ts"

/** Sends what is due, until it is killed. */
const service = Layer.launch(Layer.provide(deliveryWorker, engine(process.argv[2] ?? "")))

process.send?.("ready")
await Effect.runPromise(service)
