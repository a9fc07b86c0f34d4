import { assert, describe, it } from "@effect/vitest"
import { Effect, Redacted } from "effect"
import { Mail } from "#src/Mail/Mail.ts"
import { smtpMail } from "#src/Mail/SmtpMail.ts"

/** A mail server that takes every letter but those to `refused`, and what it was told. */
const mailServer = Effect.gen(function* () {
  const told: Array<string> = []
  const letter: Array<string> = []
  const listener = yield* Effect.acquireRelease(
    Effect.sync(() =>
      Bun.listen<{ inLetter: boolean }>({
        hostname: "127.0.0.1",
        port: 0,
        socket: {
          open: (socket) => {
            socket.data = { inLetter: false }
            socket.write("220 mail.test ready\r\n")
          },
          data: (socket, chunk) => {
            for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
              if (socket.data.inLetter) {
                letter.push(line)
                if (line !== ".") continue
                socket.data.inLetter = false
                socket.write("250 taken\r\n")
                continue
              }
              told.push(line)
              if (/^DATA/.test(line)) {
                socket.data.inLetter = true
                socket.write("354 go on\r\n")
              } else {
                socket.write(/refused@/.test(line) ? "550 nobody of that name\r\n" : "250 mail.test\r\n")
              }
            }
          }
        }
      })
    ),
    (running) => Effect.sync(() => running.stop(true))
  )
  const layer = smtpMail({
    url: Redacted.make(`smtp://127.0.0.1:${listener.port}`),
    from: "Steward <steward@example.com>"
  })
  return { told, letter, layer, stop: Effect.sync(() => listener.stop(true)) }
})

const send = (to: string, subject = "Hello", text = "A letter\nof two lines") =>
  Effect.flatMap(Mail, (mail) => mail.send({ to, subject, text }))

describe("smtpMail", () => {
  it.scopedLive("says by which address letters of a kind end with one click, and only where there is one", () =>
    Effect.gen(function* () {
      const { layer, letter } = yield* mailServer
      const unsubscribe = "https://steward.test/unsubscribe?token=t"
      const asked = { to: "ada@example.com", subject: "Hello", text: "A letter" }
      yield* Effect.provide(
        Effect.flatMap(Mail, (mail) => mail.send({ ...asked, unsubscribe })),
        layer
      )
      assert.include(letter, `List-Unsubscribe: <${unsubscribe}>`)
      assert.include(letter, "List-Unsubscribe-Post: List-Unsubscribe=One-Click")
      letter.length = 0
      yield* Effect.provide(send("ada@example.com"), layer)
      assert.notInclude(letter.join("\n"), "List-Unsubscribe")
    })
  )

  it.scopedLive("hands a letter to the server", () =>
    Effect.gen(function* () {
      const { layer, letter, told } = yield* mailServer
      yield* Effect.provide(send("ada@example.com", "Grüße"), layer)
      const all = letter.join("\n")
      assert.match(told.join("\n"), /^MAIL FROM:<steward@example\.com>/m)
      assert.match(told.join("\n"), /^RCPT TO:<ada@example\.com>/m)
      assert.match(all, /^From: Steward <steward@example\.com>$/m)
      assert.match(all, /^To: ada@example\.com$/m)
      assert.match(all, /^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe\?=$/m)
      assert.match(all, /^A letter\nof two lines$/m)
    })
  )

  it.scopedLive("nothing in a letter makes another recipient or header", () =>
    Effect.gen(function* () {
      const { layer, letter, told } = yield* mailServer
      const evil = "Hello\r\nBcc: eve@example.com"
      yield* Effect.provide(send("ada@example.com", evil, ".\r\nRCPT TO:<eve@example.com>\r\n"), layer)
      assert.strictEqual(told.filter((line) => /^RCPT/.test(line)).length, 1)
      assert.deepStrictEqual(
        letter.filter((line) => /^Bcc/i.test(line)),
        []
      )
    })
  )

  it.scopedLive("says why a letter was not taken", () =>
    Effect.gen(function* () {
      const { layer, stop } = yield* mailServer
      const refused = yield* Effect.flip(Effect.provide(send("refused@example.com"), layer))
      assert.include(refused.message, "550")
      yield* stop
      const away = yield* Effect.flip(Effect.provide(send("ada@example.com"), layer))
      assert.strictEqual(away._tag, "NotSent")
    })
  )
})
