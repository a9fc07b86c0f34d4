import type { Duration } from "effect"
import {
  CommentRemoved,
  Duplicate,
  InvalidRequest,
  NotAllowed,
  type PlatformError,
  RateLimited,
  TokenExpired,
  Transient
} from "../Port/PlatformError.ts"
import { quoted } from "../Port/PlatformHttp.ts"

/** The `error` of a Graph answer, with the HTTP status it came with. */
export interface GraphFault {
  readonly status: number
  readonly code: number
  readonly subcode: number | null
  readonly message: string
  readonly transient: boolean
}

interface Rule {
  readonly when: (fault: GraphFault) => boolean
  readonly error: (fault: GraphFault, retryAfter: Duration.Duration) => PlatformError
}

/** Meta's own sentence is left out of these: it can quote the token. */
const tokenReasons: Readonly<Record<number, string>> = {
  458: "Steward was removed from this page's apps on Facebook.",
  459: "Facebook wants the person who connected this page to log in and confirm who they are.",
  460: "The person who connected this page changed their Facebook password.",
  463: "The connection to Facebook has expired.",
  464: "The Facebook account that connected this page is not confirmed.",
  467: "The connection to Facebook is no longer valid.",
  492: "The person who connected this page no longer has a role on it."
}

const messagingReasons: Readonly<Record<number, string>> = {
  551: "This person cannot be reached by message right now.",
  10900: "A private reply to this comment was already sent.",
  10903: "This person cannot be answered in private."
}

const throttled = (code: number) => [4, 17, 32, 341, 613].includes(code) || (code >= 80_000 && code <= 80_099)

/** 4 and 341 count the calls of the whole app, the others those of one page or person. */
const appWide = (code: number) => code === 4 || code === 341

const gone = (message: string) => /does not exist|cannot be loaded|unsupported \w+ request/i.test(message)

const permission = (code: number) => code === 10 || code === 3 || (code >= 200 && code <= 299)

/** The order matters: Meta uses some codes for several things, and the first rule that fits decides. */
const rules: ReadonlyArray<Rule> = [
  {
    when: ({ code }) => code === 190 || code === 102,
    error: ({ subcode }) => {
      const why = tokenReasons[subcode ?? 0]
      const reason = `${why ?? "Facebook no longer accepts this connection."} Connect the page again.`
      return new TokenExpired(why === undefined ? { reason } : { reason, why })
    }
  },
  {
    when: ({ code, subcode }) => permission(code) && subcode === 2018278,
    error: () =>
      new NotAllowed({ reason: "Facebook's messaging window is closed: the person's last message is too long ago." })
  },
  {
    when: ({ code }) => code in messagingReasons,
    error: ({ code }) => new NotAllowed({ reason: messagingReasons[code] ?? "Facebook does not allow this message." })
  },
  {
    when: ({ code }) => throttled(code),
    error: ({ code }, retryAfter) =>
      new RateLimited({
        reason: appWide(code)
          ? "Facebook accepts no more requests from this app for now."
          : "Facebook accepts no more requests for this page for now.",
        retryAfter,
        scope: appWide(code) ? "app" : "account"
      })
  },
  {
    when: ({ code, subcode, message }) => code === 100 && (subcode === 33 || gone(message)),
    error: () => new CommentRemoved({ reason: "The comment is no longer on Facebook, or is not visible to the page." })
  },
  {
    when: ({ code }) => code === 368,
    error: ({ subcode }) =>
      new NotAllowed({
        reason:
          subcode === 4854002
            ? "Facebook wants the page's owner to confirm who they are before the page may act again."
            : "Facebook has blocked this page from acting for a while because of its rules."
      })
  },
  {
    when: ({ code }) => code === 506,
    error: () => new Duplicate({ reason: "Facebook says that the same text was already posted." })
  },
  {
    when: ({ code }) => permission(code),
    error: ({ message }) =>
      new NotAllowed({ reason: `Facebook does not give Steward the permission for this: ${quoted(message)}.` })
  },
  {
    // 1705 is undocumented; a second try is the safe reading of it.
    when: ({ code, status, transient }) => code === 1 || code === 2 || code === 1705 || transient || status >= 500,
    error: () => new Transient({ reason: "Facebook has a problem of its own." })
  }
]

/** Decides from the body: Meta sends throttling as HTTP 400 or 403. `retryAfter` is used when throttled. */
export const classifyGraphError = (fault: GraphFault, retryAfter: Duration.Duration): PlatformError =>
  rules.find((rule) => rule.when(fault))?.error(fault, retryAfter) ??
  new InvalidRequest({ reason: `Facebook does not accept the request: ${quoted(fault.message)} (code ${fault.code}).` })
