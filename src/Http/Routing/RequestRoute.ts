import { Context, Tracer } from "effect"

/** Which route a request takes, once that is known: whoever finds it writes it here. */
export class RequestRoute extends Context.Reference<RequestRoute>()("steward/RequestRoute", {
  defaultValue: (): { path: string | undefined } => ({ path: undefined })
}) {}

const written = new Map<string, string>()

/** A route's template as OpenTelemetry and OpenAPI write it, `/comments/{id}`. There are only so many. */
export const routeName = (path: string): string => {
  const known = written.get(path)
  if (known !== undefined) return known
  const name = path.replaceAll(/:(\w+)/g, "{$1}")
  written.set(path, name)
  return name
}

/** Writes down which route a request takes. */
export const nameRoute = (surroundings: Context.Context<never>, path: string): void => {
  Context.get(surroundings, RequestRoute).path = path
}

/** The span that something is done within; undefined where nobody traces. */
export const spanOf = (surroundings: Context.Context<never>): Tracer.Span | undefined => {
  const parent = surroundings.unsafeMap.get(Tracer.ParentSpan.key)
  return parent?._tag === "Span" ? parent : undefined
}
