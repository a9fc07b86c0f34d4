import type { HttpApp } from "@effect/platform"
import { Context, Layer } from "effect"
import type { ApiError } from "#schema/Errors.ts"
import { pathOf } from "./Routes.ts"

/** The paths at which everything is answered by one app, which are looked up and need no router. */
export class Paths extends Context.Tag("steward/Paths")<
  Paths,
  {
    readonly add: (path: string, app: HttpApp.Default<ApiError>) => void
    /** What answers a request to this URL; undefined where the path is none of them, or spelled in another way. */
    readonly at: (url: string) => HttpApp.Default<ApiError> | undefined
  }
>() {
  static readonly layer = Layer.sync(Paths, () => {
    const apps = new Map<string, HttpApp.Default<ApiError>>()
    return Paths.of({
      add: (path, app) => {
        apps.set(path, app)
      },
      at: (url) => apps.get(pathOf(url))
    })
  })
}
