import { afterEach, assert, beforeEach, describe, it, vi } from "@effect/vitest"
import { areNoticesOn, rememberNotices, switchNotices, tellOfWaiting } from "#src/App/Browser/Notices.ts"

const shown: Array<string> = []
const document = { hidden: true }

/** A browser whose person answers so when it asks. */
const browserThat = (permission: "granted" | "denied") => {
  class Notice {
    static permission = "default"
    static requestPermission() {
      Notice.permission = permission
      return Promise.resolve(permission)
    }
    constructor(title: string) {
      shown.push(title)
    }
    addEventListener() {}
  }
  vi.stubGlobal("Notification", Notice)
}

describe("notices in a browser", () => {
  const kept = new Map<string, string>()

  beforeEach(() => {
    shown.length = 0
    kept.clear()
    document.hidden = true
    areNoticesOn.value = false
    vi.stubGlobal("document", document)
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value)
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it("are shown once somebody asked for them, and only while nobody looks", async () => {
    browserThat("granted")
    tellOfWaiting("com_1", "Fjord Coffee")
    assert.deepStrictEqual(shown, [])
    assert.isTrue(await switchNotices())
    tellOfWaiting("com_1", "Fjord Coffee")
    assert.deepStrictEqual(shown, ["A comment at Fjord Coffee waits for an answer"])
    document.hidden = false
    tellOfWaiting("com_2", "Fjord Coffee")
    assert.strictEqual(shown.length, 1)
  })

  it("stay as they were chosen, until they are switched off", async () => {
    browserThat("granted")
    await switchNotices()
    areNoticesOn.value = false
    rememberNotices()
    assert.isTrue(areNoticesOn.value)
    assert.isTrue(await switchNotices())
    rememberNotices()
    assert.isFalse(areNoticesOn.value)
  })

  it("stay off where the browser does not allow them, or knows none", async () => {
    browserThat("denied")
    assert.isFalse(await switchNotices())
    assert.isFalse(areNoticesOn.value)
    vi.unstubAllGlobals()
    vi.stubGlobal("document", document)
    vi.stubGlobal("localStorage", { getItem: () => "on", setItem: () => {} })
    rememberNotices()
    assert.isFalse(await switchNotices())
  })
})
