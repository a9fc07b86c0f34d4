import { createHash } from "node:crypto"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { html } from "#src/App/Parts/Html.ts"
import { document } from "#src/App/Parts/Layout.ts"
import { home, localPath } from "#src/App/Parts/LocalPath.ts"
import { styleSource } from "#src/App/Parts/Style.ts"

describe("html", () => {
  it.prop("text stays text, between tags and within quotes", [FastCheck.string()], ([text]) => {
    const { text: made } = html`<p title="${text}">${text}</p>`
    const match = /^<p title="([^"<>]*)">([^<>]*)<\/p>$/s.exec(made)
    assert.isNotNull(match)
    for (const part of [match?.[1] ?? "", match?.[2] ?? ""]) {
      const back = part.replaceAll(
        /&(lt|gt|quot|#39);/g,
        (_, name) => ({ lt: "<", gt: ">", quot: '"', "#39": "'" })[String(name)] ?? ""
      )
      assert.strictEqual(back.replaceAll("&amp;", "&"), text)
    }
  })

  it("pieces are put in as they are, and nothing is nothing", () => {
    const item = (text: string) => html`<li>${text}</li>`
    const { text } = html`<ul>${["a", "<b>"].map(item)}${null}${false}${3}</ul>`
    assert.strictEqual(text, "<ul><li>a</li><li>&lt;b&gt;</li>3</ul>")
  })
})

describe("a page", () => {
  it("holds the style that its policy lets through, and no script", () => {
    const { text } = document({ title: "<script>", body: html`<p>Hello</p>` })
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ""
    assert.strictEqual(styleSource, `'sha256-${createHash("sha256").update(style).digest("base64")}'`)
    assert.notMatch(text, /<script|javascript:|\son[a-z]+=|\sstyle=/i)
    assert.match(text, /^<!doctype html>\n<html lang="en">/)
  })
})

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
