import { assert, describe, it } from "@effect/vitest"
import { isCommon, isMadeOf } from "#src/Access/SignIn/CommonPasswords.ts"
import { deviceWords } from "#src/Access/SignIn/DeviceWords.ts"

describe("passwords that everybody tries", () => {
  it("are found whatever their case, repeated, with digits around them, or spelt with signs", () => {
    const common = [
      "passwordpassword",
      "Password123456",
      "PASSWORD!!!!",
      "P@ssw0rd2026!",
      "qwertyuiop123",
      "letmeinletmein",
      "1234567890123",
      "abcdefghijklm",
      "!!sunshine2024",
      "1qaz2wsx3edc",
      "iloveyou123456789"
    ]
    for (const one of common) assert.isTrue(isCommon(one), one)
  })

  it("are not those that somebody thought of", () => {
    const good = [
      "correct horse battery staple",
      "four quite ordinary words",
      "пароль из четырёх слов",
      "kd83-Hqm2-vvp0-zzL"
    ]
    for (const one of good) assert.isFalse(isCommon(one), one)
  })

  it("nor is what everybody knows of somebody a password", () => {
    const known = ["Ada Lovelace", "ada.lovelace@fjordcoffee.example", "Fjord Coffee"]
    for (const one of ["fjordcoffee2026", "Fjord-Coffee-1!", "lovelace.ada.1", "ADA.LOVELACE@fjordcoffee.example"]) {
      assert.isTrue(isMadeOf(one, known), one)
    }
    for (const one of ["coffee before the first tram", "a horse and some coffee"])
      assert.isFalse(isMadeOf(one, known), one)
  })
})

describe("a device in words", () => {
  it("has known names alone", () => {
    const known = [
      [
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E148 Safari/604",
        "Safari on iPhone"
      ],
      [
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
        "Chrome on Linux"
      ],
      ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140.0", "Edge on Windows"],
      ["<script>Firefox/1</script>", "Firefox"],
      ["curl/8", "An unknown device"],
      [null, "An unknown device"]
    ] as const
    for (const [agent, words] of known) assert.strictEqual(deviceWords(agent), words)
  })
})
