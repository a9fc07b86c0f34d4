import { findImitation } from "#src/Sandbox/Control/ControlInput.ts"
import { comment } from "#src/Sandbox/Control/Strangers.ts"
import { facebook } from "#src/Sandbox/Facebook/Facebook.ts"
import { retarget } from "#src/Sandbox/Webhooks/Deliveries.ts"
import { type Call, settle } from "#src/Sandbox/World/Call.ts"
import type { Imitation } from "#src/Sandbox/World/Imitation.ts"
import { newWorld } from "#src/Sandbox/World/NewWorld.ts"
import { defaultSettings } from "#src/Sandbox/World/Settings.ts"
import type { World } from "#src/Sandbox/World/World.ts"
import { youtube } from "#src/Sandbox/YouTube/YouTube.ts"
import { refreshToken } from "#src/Sandbox/YouTube/YouTubeSeed.ts"
import { at, channel, dana } from "./Driver.ts"

const settings = { ...defaultSettings, quotaLimit: Number.MAX_SAFE_INTEGER }

export const onFacebook = facebook(settings)
export const onYouTube = youtube(settings)
export const imitations = [onFacebook, onYouTube]

const target = { platform: "facebook", url: "http://receiver.example", secret: "s", verifyToken: "v" } as const
const fresh = newWorld(imitations, settings, 0)
const access = { ...refreshToken(channel, "YT_ACCESS"), kind: "access" as const }

/** A new world with a webhook target and a YouTube access token. */
export const start: World = retarget({ ...fresh, tokens: [...fresh.tokens, access] }, target, 0)

export const callOf = (parts: Partial<Call>): Call => ({
  method: "POST",
  origin: "http://sandbox.example",
  path: "/",
  route: {},
  query: {},
  body: {},
  bearer: null,
  accessToken: null,
  ...parts
})

const segments = (path: string) => path.split("/").slice(1)

const routeParams = (pattern: string, path: string): Record<string, string> | undefined => {
  const wanted = segments(pattern)
  const given = segments(path)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ""
    if (part.startsWith(":")) params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}

/** Sends a request through the pure handlers, without a socket. */
export const request = (
  imitation: Imitation,
  world: World,
  method: "GET" | "POST" | "DELETE",
  path: string,
  parts: Partial<Call> = {},
  now = 0
) => {
  for (const route of imitation.routes) {
    const params = route.method === method ? routeParams(route.path, path) : undefined
    if (params === undefined) continue
    const bearer = imitation.platform === "facebook" ? "PAGE_TOKEN_1" : "YT_ACCESS"
    const { world: after, answer } = settle(
      route.handle,
      world,
      callOf({ method, path, route: params, bearer, ...parts }),
      now
    )
    return { world: after, status: answer.status, body: answer.body._tag === "Json" ? answer.body.value : undefined }
  }
  throw new Error(`No route for ${method} ${path}`)
}

const write = comment(findImitation(imitations))

/** A stranger comments. */
export const strangerComments = (world: World, input: object, now = 0) => {
  const { world: after, answer } = settle(
    write,
    world,
    callOf({ body: { author: dana, text: "hello", ...input } }),
    now
  )
  const body = answer.body._tag === "Json" ? answer.body.value : undefined
  return { world: after, status: answer.status, id: String(at(body, "id")) }
}
