import type { HttpApp } from "@effect/platform"
import { Context, Layer, Option } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import { anyMethod, pathOf, type Route, segmentsOf } from "./Routes.ts"

/** What is answered by one app, for any method or for one, at paths that are looked up and need no router. */
export class Paths extends Context.Tag("steward/Paths")<
  Paths,
  {
    readonly add: (path: string, app: HttpApp.Default<ApiError>, method?: "POST") => void
    /** What answers a request to this URL, however the path is spelled, and its path; undefined where it is none of them. */
    readonly at: (method: string, url: string) => Found | undefined
    readonly routes: () => ReadonlyArray<Route>
  }
>() {
  static readonly layer = Layer.sync(Paths, () => {
    const added = new Map<string, Found>()
    const plainlyAt = (method: string, path: string) => {
      const found = added.get(path)
      return found === undefined || found.method === anyMethod || found.method === method ? found : undefined
    }
    return Paths.of({
      add: (path, app, method) => {
        added.set(path, { app, method: method ?? anyMethod, path })
      },
      at: (method, url) =>
        plainlyAt(method, pathOf(url)) ??
        Option.getOrUndefined(Option.map(plainly(url), (path) => plainlyAt(method, path))),
      routes: () => Array.from(added.values(), ({ method, path }) => ({ method, path }))
    })
  })
}

interface Found extends Route {
  readonly app: HttpApp.Default<ApiError>
}

/** As the router reads paths: without regard to case, escapes and more slashes than are needed. */
const spelledOtherwise = /[A-Z%]|\/\/|\/$/

/** A path as it is spelled plainly; none where it is spelled so. */
const plainly = (url: string): Option.Option<string> =>
  spelledOtherwise.test(pathOf(url))
    ? Option.map(segmentsOf(url), (segments) => `/${segments.join("/").toLowerCase()}`)
    : Option.none()
