import { assert, layer } from "@effect/vitest"
import { Effect, Redacted, Schema } from "effect"
import { AnalyzeResponse } from "#schema/perspective/AnalyzeResponse.ts"
import { type ErrorDetail, GoogleError } from "#schema/perspective/GoogleError.ts"
import { analyzePath } from "#schema/perspective/PerspectiveApi.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { discoveryPath } from "#src/Http/Perspective/Discovery.ts"
import { type Answered, type Asked, ask, Caller, readAs } from "#test/Http/Asking.ts"

const toxic = {
  comment: { text: "You are a stupid idiot. Thanks for the parcel." },
  requestedAttributes: { TOXICITY: {} }
}

const analyze = (json: unknown, asked: Asked = {}) =>
  Effect.flatMap(Caller, ({ key }) => ask("POST", `${analyzePath}?key=${Redacted.value(key)}`, { json, ...asked }))

const scored = (answer: Answered) => {
  assert.strictEqual(answer.status, 200, answer.text)
  return readAs(AnalyzeResponse, answer)
}

const refused = (answer: Answered, code: number, status: string) => {
  assert.strictEqual(answer.status, code, answer.text)
  const { error } = readAs(GoogleError, answer)
  assert.strictEqual(error.code, code)
  assert.strictEqual(error.status, status)
  const last = error.details.at(-1)
  assert.deepStrictEqual(last, {
    "@type": "type.googleapis.com/google.rpc.RequestInfo",
    requestId: answer.headers.get("x-request-id") ?? ""
  })
  return error
}

const kindOf = (details: ReadonlyArray<ErrorDetail>) => {
  const [first] = details
  return first !== undefined && "errorType" in first ? first : undefined
}

layer(Caller.door)("comments:analyze", (it) => {
  it.effect("scores the attributes that are asked for, in Perspective's shape", () =>
    Effect.gen(function* () {
      const answer = scored(
        yield* analyze({
          ...toxic,
          requestedAttributes: { TOXICITY: { scoreType: "PROBABILITY" }, INSULT: {}, SPAM: { scoreThreshold: 0 } },
          languages: ["en-GB"],
          doNotStore: true,
          clientToken: "comment:1",
          sessionId: "s",
          communityId: "Coral:example",
          context: { entries: [{ text: "An article", type: "PLAIN_TEXT" }] }
        })
      )
      const { INSULT, SPAM, TOXICITY } = answer.attributeScores ?? {}
      assert.isAbove(TOXICITY?.summaryScore.value ?? 0, 0.8)
      assert.isAbove(INSULT?.summaryScore.value ?? 0, 0.7)
      assert.isBelow(SPAM?.summaryScore.value ?? 1, 0.1)
      assert.deepStrictEqual(
        TOXICITY?.spanScores.map(({ begin, end, score }) => [begin, end, score.value]),
        [[0, toxic.comment.text.length, TOXICITY?.summaryScore.value]]
      )
      assert.deepStrictEqual(
        { ...answer, attributeScores: undefined },
        { attributeScores: undefined, languages: ["en"], detectedLanguages: ["en"], clientToken: "comment:1" }
      )
    })
  )

  it.effect("scores each sentence where that is asked for", () =>
    Effect.gen(function* () {
      const { attributeScores } = scored(yield* analyze({ ...toxic, spanAnnotations: true }))
      const spans = attributeScores?.TOXICITY?.spanScores ?? []
      assert.deepStrictEqual(
        spans.map(({ begin, end }) => toxic.comment.text.slice(begin, end)),
        ["You are a stupid idiot. ", "Thanks for the parcel."]
      )
      assert.isAbove(spans[0]?.score.value ?? 0, 0.8)
      assert.isBelow(spans[1]?.score.value ?? 1, 0.2)
    })
  )

  it.effect("leaves out scores below their threshold, and all of them where none reaches it", () =>
    Effect.gen(function* () {
      const requestedAttributes = { TOXICITY: { scoreThreshold: 0.8 }, SPAM: { scoreThreshold: 0.8 } }
      const { attributeScores } = scored(yield* analyze({ ...toxic, requestedAttributes }))
      assert.deepStrictEqual(Object.keys(attributeScores ?? {}), ["TOXICITY"])
      const none = scored(yield* analyze({ comment: { text: "So good" }, requestedAttributes }))
      assert.notProperty(none, "attributeScores")
      assert.deepStrictEqual(none.languages, ["en"])
    })
  )

  it.effect("takes the key as a parameter, as Google's header or as bearer, and null for absent", () =>
    Effect.gen(function* () {
      const { key } = yield* Caller
      const json = { ...toxic, languages: null, clientToken: null, comment: { ...toxic.comment, type: null } }
      const answers = [
        yield* analyze(json),
        yield* ask("POST", analyzePath, { json, headers: { "x-goog-api-key": Redacted.value(key) } }),
        yield* ask("POST", `${analyzePath}?key=%20&alt=json&prettyPrint=false`, { json, key }),
        yield* ask("POST", analyzePath.replace(":", "%3A"), { json, key })
      ].map(scored)
      for (const answer of answers) assert.deepStrictEqual(answer, answers[0])
    })
  )

  it.effect("refuses keys as Google does", () =>
    Effect.gen(function* () {
      const { key, personId, workspaceId } = yield* Caller
      refused(yield* ask("POST", analyzePath, { json: toxic }), 403, "PERMISSION_DENIED")
      const wrong = yield* ask("POST", `${analyzePath}?key=AIzaSyNothing`, { json: toxic })
      const { details, message } = refused(wrong, 400, "INVALID_ARGUMENT")
      assert.match(message, /^API key not valid\./)
      assert.deepInclude(details, {
        "@type": "type.googleapis.com/google.rpc.ErrorInfo",
        reason: "API_KEY_INVALID",
        domain: "steward"
      })
      const keys = yield* Keys
      const other = yield* Effect.orDie(keys.create({ workspaceId, personId, name: "Writes", scopes: ["moderate"] }))
      const mayNot = yield* ask("POST", analyzePath, { json: toxic, key: other.key })
      refused(mayNot, 403, "PERMISSION_DENIED")
      assert.isNotNull(mayNot.headers.get("ratelimit"))
      assert.notInclude(wrong.text + mayNot.text, Redacted.value(key))
    })
  )

  it.effect("says of texts that cannot be scored what Perspective says", () =>
    Effect.gen(function* () {
      for (const comment of [undefined, null, {}, { text: "" }, { text: " \n" }]) {
        const { details, message } = refused(yield* analyze({ ...toxic, comment }), 400, "INVALID_ARGUMENT")
        assert.strictEqual(message, "Comment must be non-empty.")
        assert.strictEqual(kindOf(details)?.errorType, "COMMENT_EMPTY")
      }
      const longest = "ø".repeat(10_240)
      scored(yield* analyze({ ...toxic, languages: ["en"], comment: { text: longest } }))
      const long = refused(yield* analyze({ ...toxic, comment: { text: `${longest}.` } }), 400, "INVALID_ARGUMENT")
      assert.strictEqual(kindOf(long.details)?.errorType, "COMMENT_TOO_LONG")
    })
  )

  it.effect("says which languages and attributes it cannot score, or drops them where it may", () =>
    Effect.gen(function* () {
      const french = {
        ...toxic,
        comment: { text: "Je ne sais pas pourquoi la livraison est toujours en retard avec vous" }
      }
      const found = refused(yield* analyze(french), 400, "INVALID_ARGUMENT")
      assert.deepStrictEqual(kindOf(found.details)?.languageNotSupportedByAttributeError, {
        attribute: "TOXICITY",
        detectedLanguages: ["fr"]
      })
      const named = refused(yield* analyze({ ...toxic, languages: ["en", "zz-ZZ"] }), 400, "INVALID_ARGUMENT")
      assert.strictEqual(named.message, "Attribute TOXICITY does not support request languages: en, zz")
      assert.deepStrictEqual(kindOf(named.details)?.languageNotSupportedByAttributeError, {
        attribute: "TOXICITY",
        requestedLanguages: ["en", "zz"]
      })
      const requestedAttributes = { FLIRTATION: {}, THREAT: {} }
      const unknown = refused(yield* analyze({ ...toxic, requestedAttributes }), 400, "INVALID_ARGUMENT")
      assert.match(unknown.message, /FLIRTATION is not supported\. Supported are TOXICITY, /)
      const dropped = scored(yield* analyze({ ...toxic, requestedAttributes, dropUnsupportedAttributes: true }))
      assert.deepStrictEqual(Object.keys(dropped.attributeScores ?? {}), ["THREAT"])
      assert.notProperty(scored(yield* analyze({ ...french, dropUnsupportedAttributes: true })), "attributeScores")
      for (const none of [undefined, null, {}]) {
        refused(yield* analyze({ ...toxic, requestedAttributes: none }), 400, "INVALID_ARGUMENT")
      }
    })
  )

  it.effect("says where a request is not valid", () =>
    Effect.gen(function* () {
      const wrong = { ...toxic, spanAnnotation: true, requestedAttributes: { TOXICITY: { scoreType: "PERCENTILE" } } }
      const { details } = refused(yield* analyze(wrong), 400, "INVALID_ARGUMENT")
      const [first] = details
      const violations = first !== undefined && "fieldViolations" in first ? first.fieldViolations : []
      assert.deepStrictEqual(violations.map(({ field }) => field).sort(), [
        "requestedAttributes.TOXICITY.scoreType",
        "spanAnnotation"
      ])
      refused(
        yield* analyze(undefined, { body: "{", headers: { "content-type": "application/json" } }),
        400,
        "INVALID_ARGUMENT"
      )
      refused(yield* analyze(["no"]), 400, "INVALID_ARGUMENT")
      refused(yield* analyze({ ...toxic, clientToken: "x".repeat(1024 * 1024) }), 413, "INVALID_ARGUMENT")
      const got = yield* ask("GET", analyzePath)
      refused(got, 405, "UNIMPLEMENTED")
      assert.strictEqual(got.headers.get("allow"), "POST")
    })
  )

  it.effect("describes itself to people's tools and to Google's client libraries", () =>
    Effect.gen(function* () {
      const Operation = Schema.Struct({
        security: Schema.optional(Schema.Never),
        responses: Schema.Record({ key: Schema.String, value: Schema.Unknown })
      })
      const Document = Schema.Struct({
        security: Schema.NonEmptyArray(Schema.Unknown),
        paths: Schema.Struct({ [analyzePath]: Schema.Struct({ post: Operation }) })
      })
      const openApi = yield* ask("GET", "/v1alpha1/openapi.json")
      const { post } = Schema.decodeUnknownSync(Schema.parseJson(Document))(openApi.text).paths[analyzePath]
      assert.deepStrictEqual(Object.keys(post.responses), "200 400 403 405 413 415 429 500 503".split(" "))
      assert.notInclude(openApi.text, "HttpApiDecodeError")
      const described = yield* ask("GET", `${discoveryPath}?version=v1alpha1`)
      assert.include(described.text, `"rootUrl":"https://steward.test/"`)
    })
  )
})
