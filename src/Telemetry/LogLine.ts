import { Cause, type Context, FiberId, FiberRef, FiberRefs, Inspectable, type Logger, Option, Tracer } from "effect"
import { lineFactsOf } from "./LineFacts.ts"

/** What JSON says as it is. */
const isPlain = (value: unknown) => typeof value === "string" || typeof value === "number" || typeof value === "boolean"

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

const errorText = (error: Error) => Cause.pretty(Cause.fail(error))

/** What was logged, apart: the words of the message, fields that came with them, and what went wrong. */
const apart = (message: unknown) => {
  const words: Array<string> = []
  const fields: Record<string, unknown> = {}
  const errors: Array<string> = []
  for (const part of Array.isArray(message) ? message : [message]) {
    if (part instanceof Error) errors.push(errorText(part))
    else if (Cause.isCause(part)) errors.push(Cause.pretty(part))
    else if (isFields(part)) Object.assign(fields, part)
    else words.push(isPlain(part) ? String(part) : Inspectable.toStringUnknown(part, 0))
  }
  return { message: words.join(" "), fields, errors }
}

/** What spans are called while nothing is traced. */
const untraced = "noop"

/** The trace that a line belongs to, if any. */
const traceOf = (surroundings: Context.Context<never>) => {
  const span = surroundings.unsafeMap.get(Tracer.ParentSpan.key)
  return span === undefined || span.traceId === untraced ? {} : { traceId: span.traceId, spanId: span.spanId }
}

/**
 * A line of JSON. `message` is always one text; what went wrong stands in `error`, and everything else that is known in
 * `annotations`. What is text and numbers, as in nearly every line, is written without a look for cycles in it.
 */
export const logLine = ({
  annotations,
  cause,
  context,
  date,
  fiberId,
  logLevel,
  message: logged
}: Logger.Logger.Options<unknown>): string => {
  const { errors, fields, message } = apart(logged)
  if (!Cause.isEmpty(cause)) errors.push(Cause.pretty(cause, { renderErrorCause: true }))
  let plain = true
  const surroundings = FiberRefs.getOrDefault(context, FiberRef.currentContext)
  const said: Record<string, unknown> = Object.assign(fields, lineFactsOf(surroundings))
  for (const [name, value] of annotations) said[name] = value
  for (const name in said) plain &&= isPlain(said[name])
  const line = {
    message: message === "" ? (errors[0]?.split("\n")[0] ?? "") : message,
    logLevel: logLevel.label,
    timestamp: date.toISOString(),
    ...traceOf(surroundings),
    annotations: said,
    ...(errors.length === 0 ? {} : { error: errors.join("\n") }),
    fiberId: FiberId.threadName(fiberId)
  }
  return plain ? JSON.stringify(line) : JSON.stringify({ ...line, annotations: sayable(said) })
}

/** Fields as JSON can say them: what has a cycle, or is no JSON at all, is said as well as it can be. */
const sayable = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (isPlain(value)) return [name, value]
      const text = Inspectable.toStringUnknown(value, 0)
      return [name, Option.getOrElse(parsed(text), () => text)]
    })
  )

const parsed = Option.liftThrowable((text: string): unknown => JSON.parse(text))
