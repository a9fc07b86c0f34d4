import { isPlatformError } from "@effect/platform/Error"
import { SqlError } from "@effect/sql"
import { MigrationError } from "@effect/sql/Migrator"
import { Cause } from "effect"
import { rootCause } from "./RootCause.ts"

const loginRefused = ["28000", "28P01"]
const missingDatabase = "3D000"

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? String(cause.code) : ""

const databaseWords = (failure: SqlError.SqlError | MigrationError): string => {
  const said = rootCause(failure)
  const code = codeOf(failure.cause)
  if (["ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "EHOSTUNREACH"].includes(code)) {
    return `PostgreSQL cannot be reached: ${said}. Check the host and port in DATABASE_URL, and that PostgreSQL is running.`
  }
  if (loginRefused.includes(code)) {
    return `PostgreSQL refused the login: ${said}. Check the user and the password in DATABASE_URL.`
  }
  if (code === missingDatabase) {
    return `PostgreSQL has no such database: ${said}. Make it (createdb), or name another one in DATABASE_URL.`
  }
  return `The database cannot be used: ${said}`
}

/** Why Steward cannot run, in sentences for whoever started it. */
export const startFailure = (cause: Cause.Cause<unknown>): string => {
  const failure = Cause.squash(cause)
  if (failure instanceof SqlError.SqlError || failure instanceof MigrationError) return databaseWords(failure)
  // our own errors are in words; their causes are for whoever looks deeper
  if (failure instanceof Error && "_tag" in failure && !isPlatformError(failure)) return failure.message
  return rootCause(failure)
}
