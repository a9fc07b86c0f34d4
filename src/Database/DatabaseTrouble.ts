/** Why the database did not do what it was asked for, where trying again shortly may help. */
export type DatabaseTrouble = "unreachable" | "full" | "busy"

const readTimeout = "Query read timeout"

/** The connection's own end: sockets, name look-up, and what the driver says of a connection that is gone or never came. */
const socketCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/
const driverWords =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|connection timed out|after calling end on the pool|connection error/i

/**
 * By PostgreSQL's own codes: 08 connection, 57P shutting down or starting, 25006 a copy that only reads, 53 out of disk,
 * memory or connections, 58030 the disk failed, 57014 the statement took too long, 55P03 a lock was not to be had, 25P03
 * a transaction was idle for too long, 40001 and 40P01 others were in the way.
 */
const troubleOfCode = (code: string): DatabaseTrouble | null => {
  if (/^(08|57P)/.test(code) || code === "25006" || socketCodes.test(code)) return "unreachable"
  if (code === "53100" || code === "58030") return "full"
  if (/^53/.test(code) || ["57014", "55P03", "25P03", "25P04", "40001", "40P01"].includes(code)) return "busy"
  return null
}

/** What is wrong with the database, by any failure of a query; null where the failure is about something else. */
export const databaseTrouble = (failure: unknown): DatabaseTrouble | null => {
  if (typeof failure !== "object" || failure === null) return null
  const code = "code" in failure && typeof failure.code === "string" ? troubleOfCode(failure.code) : null
  if (code !== null) return code
  if ("message" in failure && typeof failure.message === "string") {
    if (failure.message === readTimeout) return "busy"
    if (driverWords.test(failure.message)) return "unreachable"
  }
  if ("errors" in failure && Array.isArray(failure.errors)) {
    const [first] = failure.errors
    const trouble = databaseTrouble(first)
    if (trouble !== null) return trouble
  }
  return "cause" in failure ? databaseTrouble(failure.cause) : null
}

/** Whether a failure, or what it came of, has one of these codes of PostgreSQL. */
const hasCode =
  (codes: ReadonlyArray<string>) =>
  (failure: unknown): boolean => {
    if (typeof failure !== "object" || failure === null) return false
    if ("code" in failure && typeof failure.code === "string" && codes.includes(failure.code)) return true
    const has = hasCode(codes)
    return ("error" in failure && has(failure.error)) || ("cause" in failure && has(failure.cause))
  }

/** Whether others were in the way of a transaction, which does as it should when it is tried again. */
export const isConflict = hasCode(["40001", "40P01"])

/** Whether somebody else held what a statement waited for, for longer than it may wait. */
export const isLockTimeout = hasCode(["55P03"])
