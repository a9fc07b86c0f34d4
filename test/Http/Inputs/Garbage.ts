import { FastCheck } from "effect"
import { endpoints } from "../Endpoints.ts"

const method = FastCheck.constantFrom(
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "QUERY",
  "get",
  "PURGE"
)
const escapes = FastCheck.constantFrom(
  "%00",
  "%ff",
  "%zz",
  "%2F",
  "%2500",
  "%",
  "..",
  "//",
  ";",
  ":id",
  "%ED%A0%80",
  "é"
)
const text = FastCheck.oneof(FastCheck.fullUnicodeString(), escapes, FastCheck.constant("x".repeat(700)))
const segment = FastCheck.oneof(
  escapes,
  text.map((value) => encodeURIComponent(value.toWellFormed()))
)
const path = FastCheck.oneof(
  FastCheck.tuple(FastCheck.constantFrom(...endpoints), segment).map(([endpoint, id]) =>
    endpoint.path.replace(/:\w+/, () => id)
  ),
  FastCheck.array(segment).map((segments) => `/${segments.join("/")}`),
  FastCheck.constantFrom("/healthz", "/readyz", "/api/v1/openapi.json", "/webhooks/facebook")
)
const names = [
  "status",
  "q",
  "tag",
  "email",
  "updated_since",
  "limit",
  "cursor",
  "since",
  "until",
  "account_id",
  "post_id",
  "hub.mode",
  "hub.challenge"
]
const query = FastCheck.array(FastCheck.tuple(FastCheck.oneof(FastCheck.constantFrom(...names), segment), segment), {
  maxLength: 4
}).map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"))
const fields = FastCheck.constantFrom(
  "action",
  "answer",
  "text",
  "guidance",
  "links",
  "target_url",
  "email",
  "phone",
  "fields",
  "add_tags",
  "event",
  "integration"
)
const value = FastCheck.oneof(
  FastCheck.jsonValue(),
  text,
  FastCheck.constantFrom("hide", "reply", "keep", "comment.hidden", "https://93.184.215.14/", "\u0000", "\ud800", true)
)
const body = FastCheck.oneof(
  FastCheck.dictionary(FastCheck.oneof({ weight: 9, arbitrary: fields }, text), value).map((json) =>
    JSON.stringify(json)
  ),
  FastCheck.string(),
  FastCheck.uint8Array({ maxLength: 300 }).map((bytes) => Uint8Array.from(bytes))
)
const headers = FastCheck.record(
  {
    "content-type": FastCheck.constantFrom("application/json", "text/plain", "multipart/form-data", "", "/"),
    "x-request-id": FastCheck.constantFrom("mine", "", "a b"),
    "content-length": FastCheck.constantFrom("0", "1e9", "-1", "x"),
    authorization: FastCheck.constantFrom("Bearer", "Basic eDp4", "Bearer stw_live_"),
    accept: FastCheck.constantFrom("text/html", "*/*", "")
  },
  { requiredKeys: [] }
)

/** Requests that mean nothing, near enough to good ones to get past the first check. */
export const garbage = FastCheck.record({ method, path, query, headers, body, hasKey: FastCheck.boolean() })
