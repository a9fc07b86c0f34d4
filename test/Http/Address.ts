import { FetchHttpClient, HttpApiBuilder, type HttpApp, HttpServerRequest } from "@effect/platform"
import { Effect, Layer, Option } from "effect"
import { StewardApi } from "#schema/Api.ts"
import type { RoomSettings } from "#src/Rooms.ts"
import { houseOn } from "#test/House.ts"
import { InProcess } from "#test/InProcess.ts"

/** Names the address that a request is said to come from. */
export const from = (address: string) => ({ "x-test-address": address })

const addressed = HttpApiBuilder.middleware(StewardApi, (app: HttpApp.Default) =>
  Effect.flatMap(HttpServerRequest.HttpServerRequest, (request) => {
    const remoteAddress = Option.fromNullable(request.headers["x-test-address"])
    const sent: typeof request = Object.create(request, { remoteAddress: { value: remoteAddress } })
    return Effect.provideService(app, HttpServerRequest.HttpServerRequest, sent)
  })
)

/** The door over rooms with settings of their own; a request comes from the address that it names, or from none. */
export const doorWith = (settings: Partial<RoomSettings>) =>
  Layer.provideMerge(Layer.provide(InProcess.layer, addressed), houseOn(FetchHttpClient.layer, settings))
