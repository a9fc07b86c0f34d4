import type { HttpApp } from "@effect/platform"
import { Context, Layer, Tracer } from "effect"
import { pathOf } from "./Routes.ts"

/** The paths at which everything is answered by one app, which are looked up and need no router. */
export class Paths extends Context.Tag("steward/Paths")<
  Paths,
  {
    readonly add: (path: string, app: HttpApp.Default) => void
    /** What answers a request to this URL; undefined where the path is none of them, or spelled in another way. */
    readonly at: (url: string) => HttpApp.Default | undefined
  }
>() {
  static readonly layer = Layer.sync(Paths, () => {
    const apps = new Map<string, HttpApp.Default>()
    return Paths.of({
      add: (path, app) => {
        apps.set(path, app)
      },
      at: (url) => apps.get(pathOf(url))
    })
  })
}

/** Tells the span of a request which route it took, as the router does. */
export const nameRoute = (surroundings: Context.Context<never>, path: string): void => {
  const parent = Context.getOption(surroundings, Tracer.ParentSpan)
  if (parent._tag === "Some" && parent.value._tag === "Span") parent.value.attribute("http.route", path)
}
