import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { home, localPath } from "#src/App/Document/LocalPath.ts"

describe("localPath", () => {
  it("leads to pages of ours, with what they are asked", () => {
    for (const path of [
      "/oauth/authorize?client_id=a&state=%2F",
      "/authorize?x=1",
      "/assistants",
      "/members?workspace=ws_1"
    ]) {
      assert.strictEqual(localPath(path), path)
    }
  })

  it("leads nowhere else", () => {
    for (const path of [
      undefined,
      "",
      "https://evil.example/oauth/authorize",
      "//evil.example/oauth/authorize",
      "/\\evil.example",
      "\\\\evil.example",
      "/\t/evil.example",
      "/%09/evil.example",
      "/oauth/authorize\n",
      "/oauth/authorize#x",
      "/oauth/../../evil",
      "/oauth/authorize/../../x",
      "//assistants",
      "///evil.example/assistants",
      "/sign-out",
      "/api/v1/me",
      "javascript:alert(1)",
      " /assistants",
      "assistants",
      "/assistants@evil.example"
    ]) {
      assert.strictEqual(localPath(path), home, path)
    }
  })

  it.prop(
    "whatever is asked for, a browser stays here",
    [FastCheck.oneof(FastCheck.string(), FastCheck.webUrl(), FastCheck.webPath())],
    ([text]) => {
      for (const next of [text, `/${text}`, `//${text}`, `/oauth/authorize${text}`, `/assistants${text}`]) {
        const url = new URL(localPath(next), "https://steward.test/sign-in")
        assert.strictEqual(url.origin, "https://steward.test")
        assert.match(
          url.pathname,
          /^\/(|(oauth\/)?authorize|assistants|members|(inbox|needs-you|contacts|settings)(\/.*)?)$/
        )
      }
    }
  )
})
