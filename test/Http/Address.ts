import { FetchHttpClient, type HttpApp, HttpServerRequest } from "@effect/platform"
import { Effect, Layer, Option } from "effect"
import type { RoomSettings } from "#src/Composition/Rooms.ts"
import { houseOn } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"

/** Names the address that a request is said to come from. */
export const from = (address: string) => ({ "x-test-address": address })

const addressed = (app: HttpApp.Default<unknown>) =>
  Effect.updateService(app, HttpServerRequest.HttpServerRequest, (request): HttpServerRequest.HttpServerRequest => {
    const remoteAddress = Option.fromNullable(request.headers["x-test-address"])
    return Object.create(request, { remoteAddress: { value: remoteAddress } })
  })

/** The door over rooms with settings of their own; a request comes from the address that it names, or from none. */
export const doorWith = (settings: Partial<RoomSettings>) =>
  Layer.provideMerge(InProcess.through(addressed), houseOn(FetchHttpClient.layer, settings))
