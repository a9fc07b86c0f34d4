import { Cause, FiberId, List, Logger } from "effect"

/** What JSON says as it is. */
const isPlain = (value: unknown) => typeof value === "string" || typeof value === "number" || typeof value === "boolean"

/**
 * A line of JSON for each message, the fields of `Logger.json`; which looks for cycles in all of them, so that a line
 * costs as much as a small query: what is text and numbers is written as it is.
 */
export const jsonLines = Logger.replace(
  Logger.defaultLogger,
  Logger.withConsoleLog(
    Logger.make((options) => {
      const { annotations, cause, date, fiberId, logLevel, message, spans } = options
      const [text, ...more] = Array.isArray(message) ? message : [message]
      if (more.length > 0 || !isPlain(text) || !Cause.isEmpty(cause) || List.isCons(spans))
        return Logger.jsonLogger.log(options)
      const said: Record<string, unknown> = {}
      for (const [name, value] of annotations) {
        if (!isPlain(value)) return Logger.jsonLogger.log(options)
        said[name] = value
      }
      return JSON.stringify({
        message: text,
        logLevel: logLevel.label,
        timestamp: date.toISOString(),
        annotations: said,
        spans: {},
        fiberId: FiberId.threadName(fiberId)
      })
    })
  )
)
