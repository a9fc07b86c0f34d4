import { HttpApi, HttpApiBuilder, HttpServer } from "@effect/platform"
import { Context, Effect, Layer } from "effect"
import { apiPrefix } from "#schema/api/Api.ts"
import { AuditApi } from "#schema/api/AuditApi.ts"
import { Authentication, CurrentPrincipal } from "#schema/api/Authentication.ts"
import { LinksApi } from "#schema/api/LinksApi.ts"
import { MeApi } from "#schema/api/MeApi.ts"
import { Internal, InvalidRequest, TooManyRequests, Unavailable } from "#schema/Errors.ts"
import { Admission } from "#src/Access/Keys/Admission.ts"
import { auditHandlers } from "#src/Http/Handlers/AuditHandlers.ts"
import { linksHandlers } from "#src/Http/Handlers/LinksHandlers.ts"
import { meHandlers } from "#src/Http/Handlers/MeHandlers.ts"

/** Three groups of the contract, as the library's own server answers them. */
class Part extends HttpApi.make("steward")
  .add(MeApi)
  .add(AuditApi)
  .add(LinksApi)
  .addError(InvalidRequest)
  .addError(TooManyRequests)
  .addError(Internal)
  .addError(Unavailable)
  .prefix(apiPrefix) {}

const asked =
  <Asked, A, E, R>(
    handle: (asked: Asked & { readonly principal: CurrentPrincipal["Type"] }) => Effect.Effect<A, E, R>
  ) =>
  (request: Asked) =>
    Effect.flatMap(CurrentPrincipal, (principal) => handle({ ...request, principal }))

const groups = Layer.mergeAll(
  HttpApiBuilder.group(Part, "me", (group) => group.handle("get", asked(meHandlers.get))),
  HttpApiBuilder.group(Part, "audit", (group) =>
    Effect.map(auditHandlers, ({ list }) => group.handle("list", asked(list)))
  ),
  HttpApiBuilder.group(Part, "links", (group) =>
    Effect.map(linksHandlers, ({ create, list }) => group.handle("create", asked(create)).handle("list", asked(list)))
  )
)

const authentication = Layer.effect(
  Authentication,
  Effect.map(Admission, ({ admit }) => ({ key: (token) => Effect.map(admit(token), ({ principal }) => principal) }))
)

/** Answers requests by `HttpApiBuilder`, with the handlers that Steward's own server has. */
export class LibraryServer extends Context.Tag("test/LibraryServer")<
  LibraryServer,
  { readonly answer: (request: Request) => Effect.Effect<Response> }
>() {
  static readonly layer = Layer.scoped(
    LibraryServer,
    Effect.gen(function* () {
      const services = yield* Effect.context<Exclude<Layer.Layer.Context<typeof groups>, Authentication> | Admission>()
      const api = HttpApiBuilder.api(Part).pipe(
        Layer.provide(groups),
        Layer.provide(authentication),
        Layer.provide(Layer.succeedContext(services))
      )
      const { handler } = yield* Effect.acquireRelease(
        Effect.sync(() => HttpApiBuilder.toWebHandler(Layer.merge(api, HttpServer.layerContext))),
        ({ dispose }) => Effect.promise(dispose)
      )
      return LibraryServer.of({ answer: (request) => Effect.promise(() => handler(request)) })
    })
  )
}
