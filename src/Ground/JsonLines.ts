import { Logger } from "effect"
import { logLine } from "#src/Telemetry/LogLine.ts"

/** Writes a line of JSON to the standard output for each message. */
export const jsonLines = Logger.replace(Logger.defaultLogger, Logger.withConsoleLog(Logger.make(logLine)))
