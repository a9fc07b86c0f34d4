import { HttpApi, type HttpApiEndpoint, type HttpMethod, HttpRouter, HttpServerRequest } from "@effect/platform"
import { type Context, Effect, Layer, Option, ParseResult, type SchemaAST } from "effect"
import { AppApi } from "#schema/app/AppApi.ts"
import { permissionOf } from "#schema/app/Permitted.ts"
import { StillStanding } from "#src/Access/Members/StillStanding.ts"
import { encoder, jsonText } from "#src/Http/Endpoints/Answer.ts"
import { bodyReader, type Decode, decoder } from "#src/Http/Endpoints/Endpoints.ts"
import { queryOf } from "#src/Http/Endpoints/Query.ts"
import { invalidRequest } from "#src/Http/Endpoints/RequestIssues.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { SessionAdmission } from "#src/Http/Sessions/SessionAdmission.ts"
import type { KeptHandler } from "./AppHandlers.ts"
import { insider } from "./Insider.ts"
import { needsYouHandlers } from "./NeedsYouHandlers.ts"
import { secondFactorHandlers } from "./SecondFactorHandlers.ts"
import { settingsHandlers } from "./SettingsHandlers.ts"
import { webhookHandlers } from "./WebhookHandlers.ts"

interface DeclaredEndpoint {
  readonly group: string
  /** Of its group, and its own name. */
  readonly id: string
  readonly endpoint: HttpApiEndpoint.HttpApiEndpoint<string, HttpMethod.HttpMethod>
  readonly successes: ReadonlyMap<number, SchemaAST.AST>
}

const declared = (): ReadonlyArray<DeclaredEndpoint> => {
  const found: Array<DeclaredEndpoint> = []
  HttpApi.reflect(AppApi, {
    onGroup: () => {},
    onEndpoint: ({ endpoint, group, successes }) => {
      const answers = [...successes].flatMap(([status, { ast }]) =>
        Option.toArray(ast).map((one) => [status, one] as const)
      )
      found.push({
        group: group.identifier,
        id: `${group.identifier}.${endpoint.name}`,
        endpoint,
        successes: new Map(answers)
      })
    }
  })
  return found
}

const read = (decode: Decode, value: unknown, part: "body" | "query") =>
  Effect.mapError(decode(value), (error) => invalidRequest(ParseResult.ArrayFormatter.formatErrorSync(error), part))

const answering = (
  { endpoint, id, successes }: DeclaredEndpoint,
  handle: KeptHandler["handle"],
  admit: Effect.Effect.Success<typeof insider>,
  { enter }: Context.Tag.Service<RequestPlaces>,
  standing: Context.Tag.Service<StillStanding>
) => {
  const { method, pathSchema, payloadSchema, urlParamsSchema } = endpoint
  const [path, query, payload] = [decoder(pathSchema), decoder(urlParamsSchema), decoder(payloadSchema)]
  const body = bodyReader(method, payload)
  const encode = encoder({ id, successes })
  const permission = permissionOf(endpoint)
  return Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const principal = yield* admit(permission)
    const asked = {
      principal,
      by: { workspaceId: principal.workspaceId, actor: principal.personName },
      path: yield* read(path, yield* HttpRouter.params, "query"),
      urlParams: yield* read(query, queryOf(request.url), "query")
    }
    const sent = Option.isNone(payloadSchema) ? {} : { payload: yield* read(payload, yield* body(request), "body") }
    yield* enter(principal.personId, principal.workspaceId, standing.check(principal))
    const answered = encode(yield* handle({ ...asked, ...sent }))
    return jsonText(answered.body, answered.status, { ...answered.headers, "cache-control": "no-store" })
  })
}

type Group = Readonly<Record<string, KeptHandler["handle"]>>

/** By the names of the groups. */
const allHandlers = Effect.map(
  Effect.all({
    ...settingsHandlers,
    webhooks: webhookHandlers,
    needs_you: needsYouHandlers,
    second_factors: secondFactorHandlers
  }),
  (groups): Readonly<Record<string, Group>> => groups
)

/** What the app asks for in JSON, by the session of whoever is signed in. Errors are the API's. */
export const operationsDoor = Router.use((router) =>
  Effect.gen(function* () {
    const admit = yield* insider
    const groups = yield* allHandlers
    const requests = yield* RequestPlaces
    const standing = yield* StillStanding
    for (const one of declared()) {
      const handle = groups[one.group]?.[one.endpoint.name]
      if (handle === undefined) return yield* Effect.dieMessage(`Nothing answers ${one.id}`)
      yield* router.addRoute(
        HttpRouter.makeRoute(one.endpoint.method, one.endpoint.path, answering(one, handle, admit, requests, standing))
      )
    }
  })
).pipe(Layer.provide([SessionAdmission.layer, StillStanding.layer]))
