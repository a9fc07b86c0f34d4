import type { Block } from "#src/Http/OpenApi/Introduction/Introduction.ts"
import { type Html, html } from "../Parts/Html.ts"

/** A sentence, in which what stands between backticks is code. */
export const prose = (text: string): Html =>
  html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`

/** Code that is scrolled sideways, by the keyboard too. */
export const codeBlock = (label: string, code: string): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${code}</code></pre>`

export const block = (title: string, one: Block): Html => {
  if (typeof one === "string") return html`<p>${prose(one)}</p>`
  if ("points" in one) return html`<ul class="brief">${one.points.map((point) => html`<li>${prose(point)}</li>`)}</ul>`
  return codeBlock(`Code: ${title}`, one.code)
}
