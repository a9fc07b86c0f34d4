import { HttpApp, HttpRouter, HttpServer } from "@effect/platform"
import { assert } from "@effect/vitest"
import { Context, Effect, Layer } from "effect"
import { signInPages } from "#src/App/Door.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { oauthRoutes } from "#src/Http/OAuthRoutes.ts"
import { RequestPlaces } from "#src/Http/Places/RequestPlaces.ts"
import { InFlight } from "#src/Http/Request/InFlight.ts"
import { aroundRequest } from "#src/Http/Request/RequestMiddleware.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { password } from "#test/Access/TestSignIn.ts"
import { baseUrl, TestOAuth } from "#test/OAuth/TestOAuth.ts"

/** The pages and the endpoints of OAuth, without a socket. */
export class Site extends Context.Tag("test/Site")<
  Site,
  { readonly request: (request: Request) => Effect.Effect<Response> }
>() {}

const site = Layer.scoped(
  Site,
  Effect.gen(function* () {
    const { router } = yield* Router
    const around = yield* aroundRequest
    const all = yield* router
    const app = around(Effect.flatten(HttpRouter.toHttpApp(all)), all.routes)
    const runtime = yield* Effect.runtime<HttpRouter.HttpRouter.DefaultServices>()
    const handle = HttpApp.toWebHandlerRuntime(runtime)(app)
    return Site.of({ request: (request) => Effect.promise(() => handle(request)) })
  })
).pipe(
  Layer.provide(Layer.mergeAll(signInPages, oauthRoutes)),
  Layer.provide([Router.Live, HttpServer.layerContext, InFlight.layer, RequestPlaces.layer, ConnectedAccounts.layer])
)

export const TestSite = Layer.provideMerge(site, TestOAuth)

export interface Page {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Where it leads on to; empty for nowhere. */
  readonly location: string
}

/** Asks for something, once. */
export const asked = Effect.fn("asked")(function* (request: Request) {
  const site = yield* Site
  const response = yield* site.request(request)
  const text = yield* Effect.promise(() => response.text())
  const location = response.headers.get("location") ?? ""
  return { status: response.status, headers: response.headers, text, location } satisfies Page
})

export interface Submitted {
  /** Where the form is; null for a browser that does not say. */
  readonly origin?: string | null
}

/** A browser: it keeps cookies, sends forms as browsers do, and follows nothing by itself. */
export const newBrowser = Effect.sync(() => {
  const jar = new Map<string, string>()
  const send = Effect.fn("send")(function* (path: string, init: RequestInit) {
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set("cookie", Array.from(jar, ([name, value]) => `${name}=${value}`).join("; "))
    const page = yield* asked(new Request(`${baseUrl}${path}`, { ...init, headers }))
    for (const cookie of page.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";", 1)
      const [name = "", value = ""] = pair.split("=", 2)
      if (/max-age=0/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return page
  })
  return {
    jar,
    visit: (path: string) => send(path, {}),
    submit: (path: string, fields: ReadonlyArray<readonly [string, string]>, { origin = baseUrl }: Submitted = {}) =>
      send(path, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...(origin === null ? {} : { origin })
        },
        body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString()
      })
  }
})
export type Browser = Effect.Effect.Success<typeof newBrowser>

/** A browser in which somebody has signed in. */
export const signedIn = Effect.fn("signedIn")(function* (email: string) {
  const browser = yield* newBrowser
  const page = yield* browser.submit("/sign-in", [
    ["email", email],
    ["password", password]
  ])
  assert.strictEqual(page.status, 303, page.text)
  return browser
})

const unescaped = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")

/** What a form on a page sends when nothing is changed on it. */
export const formOf = ({ text }: Pick<Page, "text">, action: string): Array<readonly [string, string]> => {
  const form = text
    .split("<form")
    .find((part) => part.includes(`action="${action}"`))
    ?.split("</form>")[0]
  if (form === undefined) return assert.fail(`the page has no form for ${action}: ${text.slice(-600)}`)
  return Array.from(form.matchAll(/<input\b[^>]*>/g), ([input]) => input).flatMap((input) => {
    const attribute = (name: string) => unescaped(new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "")
    const chosen = !/type="(radio|checkbox)"/.test(input) || / checked/.test(input)
    return chosen ? [[attribute("name"), attribute("value")] as const] : []
  })
}

/** The same fields, but for some. */
export const withFields = (
  fields: ReadonlyArray<readonly [string, string]>,
  changed: Readonly<Record<string, string | null>>
): Array<readonly [string, string]> => [
  ...fields.filter(([name]) => !(name in changed)),
  ...Object.entries(changed).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
]

export const headingOf = ({ text }: Pick<Page, "text">) => unescaped(/<h1>(.*?)<\/h1>/s.exec(text)?.[1] ?? "")

const ownScripts =
  /<script type="module" src="\/assets\/[\w.-]+"><\/script>|<script type="application\/json" id="state">[^<]*<\/script>/g

/** The text of a page without the scripts that are ours, and the data that they are given. */
export const withoutOwnScripts = ({ text }: Pick<Page, "text">) => text.replaceAll(ownScripts, "")

/** What every page promises to the browser. */
export const isGuarded = ({ headers }: Page) => {
  const policy = headers.get("content-security-policy") ?? ""
  assert.include(policy, "default-src 'none'")
  assert.include(policy, "frame-ancestors 'none'")
  assert.include(policy, "base-uri 'none'")
  assert.notMatch(policy, /unsafe|\*/)
  assert.strictEqual(headers.get("x-frame-options"), "DENY")
  assert.strictEqual(headers.get("cache-control"), "no-store")
  assert.strictEqual(headers.get("referrer-policy"), "same-origin")
  assert.strictEqual(headers.get("x-content-type-options"), "nosniff")
}
