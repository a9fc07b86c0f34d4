import { Effect, Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { testSettings } from "#test/House.ts"
import { type Answered, ask } from "#test/Http/Asking.ts"
import { formOf } from "./Browser.ts"

/** What browsers say they take. */
export const browserAccept = "text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8"

/** A browser without a session. */
export const looking = (path: string) => ask("GET", path, { headers: { accept: browserAccept } })

/** A browser in which a person is signed in, in front of the whole house. */
export const lookingAs = Effect.fn("lookingAs")(function* (personId: PersonId) {
  const token = yield* Effect.flatMap(Sessions, (sessions) => sessions.start(personId, byLink))
  const headers = { accept: browserAccept, cookie: `__Host-steward_session=${Redacted.value(token)}` }
  const submit = (path: string, fields: ReadonlyArray<readonly [string, string]>, origin = testSettings.baseUrl) =>
    ask("POST", path, {
      headers: { ...headers, origin, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields.map(([name, value]): [string, string] => [name, value])).toString()
    })
  return {
    headers,
    visit: (path: string) => ask("GET", path, { headers }),
    submit,
    /** Goes where an answer leads, with the cookies that it set. */
    follow: (answered: Answered) => {
      const set = answered.headers.getSetCookie().map((one) => one.split(";", 1)[0])
      const cookie = [headers.cookie, ...set].join("; ")
      return ask("GET", answered.headers.get("location") ?? "", { headers: { ...headers, cookie } })
    },
    /** Sends the form that a page of this path has, with an answer chosen. */
    answer: Effect.fn("answer")(function* (path: string, answer: string, text?: string) {
      const page = yield* ask("GET", path, { headers })
      const fields: Array<readonly [string, string]> = [...formOf(page, path), ["answer", answer]]
      return yield* submit(path, text === undefined ? fields : [...fields, ["text", text]])
    })
  }
})
