import { gzipSync } from "node:zlib"
import type { Attack } from "../Attack.ts"
import { api, type Target } from "../Target.ts"

const sent = (target: Target, method: string, path: string, body: string | Uint8Array<ArrayBuffer>, headers = {}) =>
  fetch(`${target.baseUrl}/api/v1${path}`, {
    method,
    body,
    headers: { authorization: `Bearer ${target.key}`, "content-type": "application/json", ...headers }
  })

const odd = [
  '{"__proto__":{"admin":true},"target_url":"https://example.com/"}',
  '{"constructor":{"prototype":{"admin":true}},"target_url":"https://example.com/"}',
  '{"target_url":"https://example.com/","__proto__":null}',
  '{"target_url":1e400}',
  '{"target_url":NaN}',
  '{"target_url":"https://example.com/\\u0000"}',
  '{"target_url":"https://example.com/","campaign":"\\ud800"}',
  '{"target_url":["https://example.com/"]}',
  '{"target_url":{"toString":"x"}}',
  `{"target_url":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
  `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`,
  `{"target_url":"https://example.com/?${"a".repeat(900_000)}"}`,
  `{${Array.from({ length: 50_000 }, (_, index) => `"f${index}":1`).join(",")}}`,
  '{"target_url":"https://example.com/",}',
  "\ufeff{}",
  "null",
  "[]",
  '"x"',
  "1",
  "",
  "{",
  '{"target_url":"https://example.com/"}{}'
]

/** Bodies and numbers that are none, too deep, too many, or larger than they look. */
export const oddBodies: Attack = {
  name: "odd bodies and numbers",
  run: async (target, findings) => {
    const before = await target.memory()
    for (const body of odd) {
      const answer = await sent(target, "POST", "/links", body)
      const text = await answer.text()
      findings.held(
        body.slice(0, 60),
        answer.status >= 400 && answer.status < 500,
        `${answer.status} ${text.slice(0, 200)}`
      )
      findings.held(`${body.slice(0, 60)}: the answer is short`, text.length < 20_000, text.length)
    }
    const twice = await sent(
      target,
      "POST",
      "/links",
      '{"target_url":"https://a.example/","target_url":"https://b.example/"}'
    )
    const made = await twice.text()
    findings.held(
      "of a name given twice one meaning is taken everywhere",
      twice.status === 400 || /b\.example/.test(made),
      made
    )
    findings.held(
      "nothing was polluted",
      !("admin" in {}) && (await api(target, target.key, "GET", "/me")).status === 200
    )
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(200 * 1024 * 1024, 32)))
    for (const coding of ["gzip", "gzip, gzip", "x-gzip", "zstd", "GZIP"]) {
      const { status } = await sent(target, "POST", "/links", bomb, { "content-encoding": coding })
      findings.held(
        `200 MiB as ${coding} of ${Math.round(bomb.length / 1024)} KiB`,
        status === 413 || status === 415,
        status
      )
    }
    const numbers = [
      "-1",
      "0",
      "1e9",
      "1e400",
      "NaN",
      "Infinity",
      "9007199254740993",
      "2147483648",
      "0x10",
      "1.5",
      "１０",
      "%00",
      "'",
      "1;SELECT"
    ]
    for (const number of numbers) {
      for (const path of [
        "/comments?limit=",
        "/contacts?limit=",
        "/links?limit=",
        "/reports/overview?days=",
        "/hooks?limit="
      ]) {
        const { status } = await api(target, target.key, "GET", `${path}${number}`)
        findings.held(`${path}${number}`, status >= 400 && status < 500, status)
      }
    }
    const times = [
      "+275760-09-13T00:00:01Z",
      "-000001-01-01T00:00:00Z",
      "9999-12-31T23:59:59.999Z",
      "1970-01-01T00:00:00+99:99",
      "2026-02-30T00:00:00Z",
      "infinity",
      "now",
      "0"
    ]
    for (const time of times) {
      const { status } = await api(target, target.key, "GET", `/comments?since=${encodeURIComponent(time)}`)
      findings.held(`since ${time}`, status < 500, status)
    }
    for (const cursor of [
      "a",
      "=".repeat(1000),
      Buffer.from('{"at":1e400,"id":"x"}').toString("base64url"),
      "../../x",
      "%00"
    ]) {
      const { status } = await api(target, target.key, "GET", `/comments?cursor=${cursor}`)
      findings.held(`the cursor ${cursor.slice(0, 40)}`, status === 400, status)
    }
    for (const q of ["%", "_", "\\", "%25%25%25", "'", "a".repeat(5000), "(((((", "\u202e", "ﷺ".repeat(100)]) {
      const { status } = await api(target, target.key, "GET", `/comments?q=${encodeURIComponent(q)}`)
      findings.held(`a search for ${q.slice(0, 20)}`, status === 200 || status === 400, status)
    }
    const after = await target.memory()
    findings.figure(`memory ${before} MiB before, ${after} MiB after`)
    findings.held("memory stays", after - before < 250, `${after - before} MiB`)
  }
}
