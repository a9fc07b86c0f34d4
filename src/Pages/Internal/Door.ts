import { Layer } from "effect"
import { Visitor } from "../Visitor/Visitor.ts"
import { webhookRoutes } from "./WebhookRoutes.ts"

/** What the app asks for in JSON, by the session of whoever is signed in. No part of the API: it changes with the app. */
export const internalDoor = webhookRoutes.pipe(Layer.provide(Visitor.layer))
