import { InvalidRequest, type Issue } from "#schema/Errors.ts"

/** What the API calls a field, and what somebody typed for it here, as in `target_url` and `<url>`. */
type GivenNames = Readonly<Record<string, string>>

/** What is wrong with a request, by the words that were typed in place of the API's names. */
export const asGiven =
  (names: GivenNames) =>
  <E>(error: E | InvalidRequest): E | InvalidRequest => {
    if (!(error instanceof InvalidRequest)) return error
    const issues = error.issues.map((issue): Issue => ({ ...issue, path: names[issue.path] ?? issue.path }))
    return new InvalidRequest({ message: issues.map(({ message, path }) => `${path} ${message}`).join("\n"), issues })
  }
