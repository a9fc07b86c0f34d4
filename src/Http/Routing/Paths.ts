import type { HttpApp } from "@effect/platform"
import { Context, Layer, Option } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import { pathOf, type Route, segmentsOf } from "./Routes.ts"

/** The paths at which everything is answered by one app, which are looked up and need no router. */
export class Paths extends Context.Tag("steward/Paths")<
  Paths,
  {
    readonly add: (path: string, app: HttpApp.Default<ApiError>) => void
    /** What answers a request to this URL, however the path is spelled; undefined where it is none of them. */
    readonly at: (url: string) => HttpApp.Default<ApiError> | undefined
    /** All of them, for any method. */
    readonly routes: () => ReadonlyArray<Route>
  }
>() {
  static readonly layer = Layer.sync(Paths, () => {
    const apps = new Map<string, HttpApp.Default<ApiError>>()
    return Paths.of({
      add: (path, app) => {
        apps.set(path, app)
      },
      at: (url) => apps.get(pathOf(url)) ?? Option.getOrUndefined(Option.map(plainly(url), (path) => apps.get(path))),
      routes: () => Array.from(apps.keys(), (path) => ({ method: "*", path }))
    })
  })
}

/** As the router reads paths: without regard to case, escapes and more slashes than are needed. */
const spelledOtherwise = /[A-Z%]|\/\/|\/$/

/** A path as it is spelled plainly; none where it is spelled so. */
const plainly = (url: string): Option.Option<string> =>
  spelledOtherwise.test(pathOf(url))
    ? Option.map(segmentsOf(url), (segments) => `/${segments.join("/").toLowerCase()}`)
    : Option.none()
