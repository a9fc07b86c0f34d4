import { Html, html } from "./Html.ts"
import { style } from "./Style.ts"

export interface PageOptions {
  readonly title: string
  readonly body: Html
  /** Where the person is, among the pages they can go to; null for pages that stand alone. */
  readonly here?: Here | null
  /** Whether it takes the width of pages with much on them, also where it stands alone. */
  readonly isWide?: boolean
}

const places = [
  ["home", "/", "Home"],
  ["needs-you", "/needs-you", "Needs you"],
  ["inbox", "/inbox", "Inbox"],
  ["members", "/members", "Members"],
  ["assistants", "/assistants", "Assistants"],
  ["settings", "/settings", "Settings"]
] as const
export type Here = (typeof places)[number][0]

const bubble = (attributes: Html, colour: string) =>
  html`<svg ${attributes} viewBox="0 0 32 32"><path fill="${colour}" d="M6 4h20a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-9l-7 6v-6H6a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="m10 14 4.5 4.5L23 10"/></svg>`

const mark = bubble(html`aria-hidden="true"`, "currentColor")

/** The mark by itself, as an image. */
export const icon = bubble(html`xmlns="http://www.w3.org/2000/svg"`, "#0b8573").text

// exactly the text whose hash the policy names
const sheet = new Html(`<style>${style}</style>`)

/** A whole page. */
export const document = ({
  body,
  here = null,
  isWide = here !== null,
  title
}: PageOptions): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Steward</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheet}
</head>
<body${isWide ? new Html(' class="wide"') : ""}>
<header><a class="brand" href="/">${mark}Steward</a>${here === null ? null : navigation(here)}</header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`

const navigation = (here: Here) => html`<nav aria-label="App">
${places.map(([name, path, label]) => html`<a href="${path}"${current(here === name)}>${label}</a>\n`)}<form method="post" action="/sign-out" class="inline"><button class="link">Sign out</button></form>
</nav>`

const current = (is: boolean) => (is ? new Html(' aria-current="page"') : null)

/** What went wrong with what was filled in, read out at once. */
export const alert = (message: string | null) =>
  message === null ? null : html`<div class="note alert" role="alert"><p>${message}</p></div>`

export const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`
