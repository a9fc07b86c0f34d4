import { assert, describe, it } from "@effect/vitest"
import { isByPerson } from "#src/Sales/Visit.ts"

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"

const by = (agent: string | undefined, headers: Record<string, string> = {}, method = "GET") =>
  isByPerson({ method, headers: { ...headers, "user-agent": agent } })

describe("isByPerson", () => {
  it("holds for browsers, those inside apps, and whoever does not say", () => {
    const people = [
      phone,
      `${phone} Instagram 350.0.0.30.80`,
      `${phone} [FBAN/FBIOS;FBAV/480.0]`,
      `${phone} [Pinterest/iOS]`,
      "Mozilla/5.0 (Linux; Android 14; CUBOT KINGKONG 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
      "curl/8.5.0",
      "",
      undefined
    ]
    for (const agent of people) assert.isTrue(by(agent), agent)
  })

  it("does not hold for robots and previews", () => {
    const robots = [
      "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (compatible; bingbot/2.0)",
      "Slackbot-LinkExpanding 1.0",
      "TelegramBot (like TwitterBot)",
      "WhatsApp/2.24.1 A",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0",
      "Mozilla/5.0 (Windows NT 6.1) SkypeUriPreview Preview/0.5",
      "meta-externalagent/1.1"
    ]
    for (const agent of robots) assert.isFalse(by(agent), agent)
  })

  it("does not hold for looking ahead, nor for asking only for the headers", () => {
    assert.isFalse(by(phone, { "sec-purpose": "prefetch;prerender" }))
    assert.isFalse(by(phone, { purpose: "prefetch" }))
    assert.isFalse(by(phone, { "x-moz": "prefetch" }))
    assert.isFalse(by(phone, { "x-purpose": "preview" }))
    assert.isFalse(by(phone, {}, "HEAD"))
  })
})
