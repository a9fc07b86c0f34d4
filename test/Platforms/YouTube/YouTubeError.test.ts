import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck } from "effect"
import { classifyYouTubeError } from "#src/Platforms/YouTube/YouTubeError.ts"

const waits = { retryAfter: Duration.seconds(30), untilReset: Duration.hours(5) }

const classify = (status: number, reason: string, message = "Something") =>
  classifyYouTubeError({ status, reason, message }, waits)

describe("classifyYouTubeError", () => {
  it.each([
    [401, "authError", "TokenExpired"],
    [401, "", "TokenExpired"],
    [403, "forbidden", "NotAllowed"],
    [403, "insufficientPermissions", "NotAllowed"],
    [403, "ineligibleAccount", "NotAllowed"],
    [403, "authenticatedUserAccountClosed", "NotAllowed"],
    [403, "authenticatedUserAccountSuspended", "NotAllowed"],
    [403, "accountDelegationForbidden", "NotAllowed"],
    [403, "commentsDisabled", "NotAllowed"],
    [403, "quotaExceeded", "RateLimited"],
    [403, "dailyLimitExceeded", "RateLimited"],
    [403, "rateLimitExceeded", "RateLimited"],
    [429, "rateLimitExceeded", "RateLimited"],
    [403, "userRateLimitExceeded", "RateLimited"],
    [429, "", "RateLimited"],
    [403, "SERVICE_UNAVAILABLE", "Transient"],
    [403, "somethingNew", "NotAllowed"],
    [404, "commentNotFound", "CommentRemoved"],
    [404, "parentCommentNotFound", "CommentRemoved"],
    [404, "commentThreadNotFound", "CommentRemoved"],
    [404, "videoNotFound", "CommentRemoved"],
    [404, "channelNotFound", "CommentRemoved"],
    [404, "somethingNew", "CommentRemoved"],
    [400, "processingFailure", "InvalidPlatformRequest"],
    [400, "operationNotSupported", "NotAllowed"],
    [400, "parentCommentIsPrivate", "NotAllowed"],
    [400, "commentTextTooLong", "InvalidPlatformRequest"],
    [400, "commentTextRequired", "InvalidPlatformRequest"],
    [400, "parentIdMissing", "InvalidPlatformRequest"],
    [400, "invalidCommentMetadata", "InvalidPlatformRequest"],
    [400, "invalidCustomEmoji", "InvalidPlatformRequest"],
    [400, "banWithoutReject", "InvalidPlatformRequest"],
    [400, "invalidPageToken", "InvalidPlatformRequest"],
    [400, "somethingNew", "InvalidPlatformRequest"],
    [500, "", "Transient"],
    [503, "backendError", "Transient"],
    [503, "somethingNew", "Transient"]
  ])("%i %s is %s", (status, reason, tag) => {
    assert.strictEqual(classify(status, reason)._tag, tag)
  })

  it("knows what has to wait, and how long", () => {
    assert.deepInclude(classify(403, "quotaExceeded"), { retryAfter: waits.untilReset, scope: "app" })
    assert.deepInclude(classify(403, "rateLimitExceeded"), { retryAfter: waits.retryAfter, scope: "app" })
    assert.deepInclude(classify(403, "userRateLimitExceeded"), { retryAfter: waits.retryAfter, scope: "account" })
  })

  it.prop(
    "always answers with a sentence, also for names every object has",
    [
      FastCheck.integer({ min: 300, max: 599 }),
      FastCheck.oneof(FastCheck.string(), FastCheck.constantFrom("constructor", "toString", "__proto__")),
      FastCheck.string()
    ],
    ([status, reason, message]) => {
      assert.match(classify(status, reason, message).reason, /^[A-Z].*\.$/su)
    }
  )
})
