import { assert, describe, it } from "@effect/vitest"
import { Duration, FastCheck } from "effect"
import { classifyGraphError, type GraphFault } from "#src/Platforms/Graph/GraphError.ts"

const wait = Duration.minutes(12)

const classify = (code: number, more: Partial<GraphFault> = {}) =>
  classifyGraphError(
    { status: 400, code, subcode: null, message: `(#${code}) Something`, transient: false, ...more },
    wait
  )

const tagOf = (code: number, more?: Partial<GraphFault>) => classify(code, more)._tag

describe("classifyGraphError", () => {
  it.each([
    [190, {}, "TokenExpired", /no longer accepts this connection/],
    [190, { subcode: 458 }, "TokenExpired", /removed/],
    [190, { subcode: 459 }, "TokenExpired", /log in/],
    [190, { subcode: 460 }, "TokenExpired", /password/],
    [190, { subcode: 463 }, "TokenExpired", /expired/],
    [190, { subcode: 464 }, "TokenExpired", /not confirmed/],
    [190, { subcode: 467 }, "TokenExpired", /no longer valid/],
    [190, { subcode: 492 }, "TokenExpired", /role/],
    [190, { status: 500, transient: true }, "TokenExpired", /Connect the page again\.$/],
    [102, {}, "TokenExpired", /Connect the page again\.$/],
    [10, { subcode: 2018278 }, "NotAllowed", /messaging window is closed/],
    [200, { subcode: 2018278 }, "NotAllowed", /messaging window is closed/],
    [10900, {}, "Duplicate", /already sent/],
    [10903, {}, "NotAllowed", /cannot be answered in private/],
    [551, { subcode: 2018108 }, "NotAllowed", /cannot be reached/],
    [4, {}, "RateLimited", /this app/],
    [341, {}, "RateLimited", /this app/],
    [17, {}, "RateLimited", /this page/],
    [32, { status: 403 }, "RateLimited", /this page/],
    [613, {}, "RateLimited", /this page/],
    [80000, {}, "RateLimited", /this page/],
    [80001, {}, "RateLimited", /this page/],
    [80099, {}, "RateLimited", /this page/],
    [100, { subcode: 33 }, "CommentRemoved", /no longer on Facebook/],
    [100, { message: "Unsupported get request. Object with ID '1' does not exist" }, "CommentRemoved", /no longer/],
    [100, { message: "Object cannot be loaded due to missing permissions" }, "CommentRemoved", /not visible/],
    [100, { message: "Unsupported post request." }, "CommentRemoved", /no longer/],
    [368, { subcode: 1390008 }, "NotAllowed", /blocked this page/],
    [368, { subcode: 4854002 }, "NotAllowed", /confirm who they are/],
    [506, {}, "Duplicate", /already posted/],
    [10, {}, "NotAllowed", /permission/],
    [3, {}, "NotAllowed", /permission/],
    [
      200,
      { status: 403, message: "(#200) Requires pages_manage_engagement permission" },
      "NotAllowed",
      /"\(#200\) Req/
    ],
    [299, {}, "NotAllowed", /permission/],
    [1, {}, "Transient", /problem/],
    [2, { status: 500, transient: true }, "Transient", /problem/],
    [1705, {}, "Transient", /problem/],
    [100, { transient: true }, "Transient", /problem/],
    [12345, { status: 503 }, "Transient", /problem/],
    [100, { message: "Invalid parameter" }, "InvalidPlatformRequest", /"Invalid parameter" \(code 100\)\.$/],
    [
      100,
      { message: "Invalid appsecret_proof provided in the API argument" },
      "InvalidPlatformRequest",
      /appsecret_proof/
    ],
    [80100, {}, "InvalidPlatformRequest", /code 80100/],
    [300, {}, "InvalidPlatformRequest", /code 300/]
  ] as const)("%i %o is %s", (code, more, tag, words) => {
    const error = classify(code, more)
    assert.strictEqual(error._tag, tag)
    assert.match(error.reason, words)
  })

  it("passes on how long to wait and for what", () => {
    assert.deepInclude(classify(4), { retryAfter: wait, scope: "app" })
    assert.deepInclude(classify(80001), { retryAfter: wait, scope: "account" })
  })

  it("does not repeat Meta's sentence about a token, which may quote the token", () => {
    const error = classify(190, { message: "Malformed access token EAABsecret" })
    assert.notInclude(error.reason, "EAAB")
  })

  it.prop(
    "always answers with a sentence",
    [FastCheck.integer(), FastCheck.option(FastCheck.integer()), FastCheck.string()],
    ([code, subcode, message]) => {
      assert.match(classify(code, { subcode, message }).reason, /^[A-Z].*\.$/su)
      assert.isString(tagOf(code, { subcode, message }))
    }
  )
})
