import { Array as Arrays, Either, Option, Schema } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { Batching } from "../World/Batching.ts"
import { type Call, type CallAnswer, type CallBody, type CallHandler, type CallRoute, json } from "../World/Call.ts"
import { formFields } from "../World/ReadCall.ts"
import type { Settings } from "../World/Settings.ts"
import { problem } from "./GraphAnswer.ts"
import { authorise } from "./GraphAuth.ts"
import { input } from "./GraphInput.ts"

const most = 50

const Held = Schema.Struct({
  method: Schema.Literal("GET", "POST", "DELETE"),
  relative_url: Schema.String.pipe(Schema.pattern(/^[^/]/)),
  body: Schema.optionalWith(Schema.String, { default: () => "" })
})
type Held = typeof Held.Type
const decode = Schema.decodeUnknownEither(Schema.parseJson(Schema.Array(Held)))

const refused = (message: string) => problem({ message, type: "GraphBatchException", code: -3 })

/** The parameters of a path by a template such as `/graph/:version/:id`. */
const matched = (template: string, path: string): Call["route"] | null => {
  const names = template.split("/")
  const parts = path.split("/")
  if (names.length !== parts.length) return null
  const route: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? ""
    if (name.startsWith(":")) route[name.slice(1)] = decodeURIComponent(part)
    else if (name !== part) return null
  }
  return route
}

const routed = (routes: ReadonlyArray<CallRoute>, call: Call, unknown: CallHandler) => {
  for (const { handle, method, path } of routes) {
    const route = method === call.method ? matched(path, call.path) : null
    if (route !== null) return { call: { ...call, route }, handle }
  }
  return { call, handle: unknown }
}

const partOf = (whole: Call, { body, method, relative_url }: Held): Call => {
  const url = new URL(`${whole.path.replace(/\/+$/, "")}/${relative_url}`, whole.origin)
  return {
    method,
    origin: whole.origin,
    path: url.pathname,
    route: {},
    query: formFields(url.searchParams),
    body: formFields(new URLSearchParams(body)),
    bearer: Option.getOrNull(input(whole, "access_token")),
    accessToken: null
  }
}

const textOf = (body: CallBody): string => {
  switch (body._tag) {
    case "Empty":
      return ""
    case "Json":
      return JSON.stringify(body.value)
    case "Text":
      return body.text
  }
}

const shown = ({ body, headers, status }: CallAnswer) => ({
  code: status,
  headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
  body: textOf(body)
})

/** `POST /` with `batch`: up to 50 calls in one, in JSON. The token is a parameter of the whole, and holds for each. */
export const graphBatch = (
  platform: Platform,
  prefix: `/${string}`,
  routes: ReadonlyArray<CallRoute>,
  settings: Settings
): Batching => {
  const check = authorise(settings, platform)
  const unknown: CallHandler = (_world, call) =>
    Either.left(problem({ message: `Unknown path components: ${call.path}`, code: 2500 }))
  return {
    path: `${prefix}/:version/`,
    calls: (world, call, now) =>
      Either.gen(function* () {
        const held = yield* Either.mapLeft(decode(Option.getOrElse(input(call, "batch"), () => "")), () =>
          refused("batch parameter must be a JSON array")
        )
        if (held.length > most)
          return yield* Either.left(refused(`Too many requests in batch message. Maximum batch size is ${most}`))
        yield* check(world, { ...call, bearer: null }, now)
        const calls = held.map((one) => routed(routes, partOf(call, one), unknown))
        return Arrays.isNonEmptyReadonlyArray(calls)
          ? calls
          : yield* Either.left(refused("batch parameter must be a JSON array"))
      }),
    answer: (parts) =>
      json(
        200,
        parts.map((part) => (part === null ? null : shown(part)))
      )
  }
}
