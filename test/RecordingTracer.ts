import { Effect, Tracer } from "effect"

/** A span as it was at its end. */
export interface Recorded {
  readonly name: string
  readonly kind: string
  readonly attributes: Readonly<Record<string, unknown>>
}

/** Runs an effect with tracing on: the spans that ended meanwhile. */
export const spansOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const ended: Array<Recorded> = []
    let made = 0
    const tracer = Tracer.make({
      context: (run) => run(),
      span: (name, parent, context, links, startTime, kind) => {
        const attributes = new Map<string, unknown>()
        return {
          _tag: "Span",
          name,
          parent,
          context,
          links,
          kind,
          attributes,
          spanId: `span${++made}`,
          traceId: "trace",
          sampled: true,
          status: { _tag: "Started", startTime },
          attribute: (key, value) => void attributes.set(key, value),
          event: () => {},
          addLinks: () => {},
          end: () => void ended.push({ name, kind, attributes: Object.fromEntries(attributes) })
        }
      }
    })
    return effect.pipe(Effect.withTracerEnabled(true), Effect.withTracer(tracer), Effect.as(ended))
  })
