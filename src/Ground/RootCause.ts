/** What lies at the bottom of a failure, in its own words; of several at once, the first. */
export const rootCause = (failure: unknown): string => {
  if (typeof failure !== "object" || failure === null) return String(failure)
  if ("cause" in failure && failure.cause instanceof Error) return rootCause(failure.cause)
  if ("errors" in failure && Array.isArray(failure.errors) && failure.errors.length > 0) {
    return rootCause(failure.errors[0])
  }
  return "message" in failure && failure.message !== "" ? String(failure.message) : String(failure)
}
