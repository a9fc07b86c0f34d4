import type { Duration } from "effect"
import {
  CommentRemoved,
  Duplicate,
  InvalidPlatformRequest,
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

/** Who speaks by the Graph API, and what an account is called there. */
export interface GraphWords {
  readonly platform: string
  readonly account: string
}

export const facebookWords: GraphWords = { platform: "Facebook", account: "page" }

interface Rule {
  readonly when: (fault: GraphFault) => boolean
  readonly error: (fault: GraphFault, retryAfter: Duration.Duration, words: GraphWords) => PlatformError
}

/** Meta's own sentence is left out of these: it can quote the token. */
const tokenReason = (subcode: number | null, { account, platform }: GraphWords): string | undefined => {
  switch (subcode) {
    case 458:
      return `Steward was removed from this ${account}'s apps on ${platform}.`
    case 459:
      return `${platform} wants the person who connected this ${account} to log in and confirm who they are.`
    case 460:
      return `The person who connected this ${account} changed their ${platform} password.`
    case 463:
      return `The connection to ${platform} has expired.`
    case 464:
      return `The ${platform} account that connected this ${account} is not confirmed.`
    case 467:
      return `The connection to ${platform} is no longer valid.`
    case 492:
      return `The person who connected this ${account} no longer has a role on it.`
    default:
      return undefined
  }
}

const messagingReasons: Readonly<Record<number, string>> = {
  551: "This person cannot be reached by message right now.",
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
    error: ({ subcode }, _, words) => {
      const why = tokenReason(subcode, words)
      const reason = `${why ?? `${words.platform} no longer accepts this connection.`} Connect the ${words.account} again.`
      return new TokenExpired(why === undefined ? { reason } : { reason, why })
    }
  },
  {
    when: ({ code, subcode }) => permission(code) && subcode === 2018278,
    error: (_, __, { platform }) =>
      new NotAllowed({
        reason: `${platform}'s messaging window is closed: the person's last message or comment is too long ago.`
      })
  },
  {
    when: ({ code }) => code in messagingReasons,
    error: ({ code }, _, { platform }) =>
      new NotAllowed({ reason: messagingReasons[code] ?? `${platform} does not allow this message.` })
  },
  {
    when: ({ code }) => throttled(code),
    error: ({ code }, retryAfter, { account, platform }) =>
      new RateLimited({
        reason: appWide(code)
          ? `${platform} accepts no more requests from this app for now.`
          : `${platform} accepts no more requests for this ${account} for now.`,
        retryAfter,
        scope: appWide(code) ? "app" : "account"
      })
  },
  {
    when: ({ code, subcode, message }) => code === 100 && (subcode === 33 || gone(message)),
    error: (_, __, { account, platform }) =>
      new CommentRemoved({ reason: `The comment is no longer on ${platform}, or is not visible to the ${account}.` })
  },
  {
    when: ({ code }) => code === 368,
    error: ({ subcode }, _, { account, platform }) =>
      new NotAllowed({
        reason:
          subcode === 4854002
            ? `${platform} wants the ${account}'s owner to confirm who they are before the ${account} may act again.`
            : `${platform} has blocked this ${account} from acting for a while because of its rules.`
      })
  },
  {
    when: ({ code }) => code === 506,
    error: (_, __, { platform }) => new Duplicate({ reason: `${platform} says that the same text was already posted.` })
  },
  {
    when: ({ code }) => code === 10900,
    error: () => new Duplicate({ reason: "A private reply to this comment was already sent." })
  },
  {
    when: ({ code }) => permission(code),
    error: ({ message }, _, { platform }) =>
      new NotAllowed({ reason: `${platform} does not give Steward the permission for this: ${quoted(message)}.` })
  },
  {
    // 1705 is undocumented; a second try is the safe reading of it.
    when: ({ code, status, transient }) => code === 1 || code === 2 || code === 1705 || transient || status >= 500,
    error: (_, __, { platform }) => new Transient({ reason: `${platform} has a problem of its own.` })
  }
]

/** Decides from the body: Meta sends throttling as HTTP 400 or 403. `retryAfter` is used when throttled. */
export const classifyGraphError = (
  fault: GraphFault,
  retryAfter: Duration.Duration,
  words: GraphWords = facebookWords
): PlatformError =>
  rules.find((rule) => rule.when(fault))?.error(fault, retryAfter, words) ??
  new InvalidPlatformRequest({
    reason: `${words.platform} does not accept the request: ${quoted(fault.message)} (code ${fault.code}).`
  })
