import { pathOf } from "../Routing/Routes.ts"

/** What programs call: they are answered in JSON whatever they say they accept. */
const forPrograms = /^\/(api|app|mcp|v1alpha1|\.well-known|healthz|readyz|metrics)(\/|$)/i

/** How much a client wants a type, 0 to 1, by the most specific range that names it; null where none does. */
const weightOf = (ranges: ReadonlyArray<string>, type: string): number | null => {
  const [main = ""] = type.split("/")
  for (const name of [type, `${main}/*`, "*/*"]) {
    const range = ranges.find((one) => one.split(";", 1)[0]?.trim().toLowerCase() === name)
    if (range === undefined) continue
    const weight = Number(/;\s*q=([\d.]+)/i.exec(range)?.[1] ?? 1)
    return Number.isNaN(weight) ? 1 : weight
  }
  return null
}

/** Whether a page is taken: by a browser, and by whoever does not say what they take, unless they name JSON or a stream. */
export const takesHtml = (accept = ""): boolean => {
  if (accept.trim() === "") return true
  const ranges = accept.split(",")
  const isProgram = ranges.some((range) => /^\s*(application\/json|text\/event-stream)\b/i.test(range))
  return isProgram ? prefersHtml("/", accept) : (weightOf(ranges, "text/html") ?? 0) > 0
}

/** Whether an error is better shown as a page: to a browser, at an address that people look at. */
export const prefersHtml = (url: string, accept: string | undefined): boolean => {
  if (accept === undefined || forPrograms.test(pathOf(url))) return false
  const ranges = accept.split(",")
  // whoever accepts everything and names nothing is a program
  if (!ranges.some((range) => /^\s*(text\/html|text\/\*|application\/xhtml\+xml)\b/i.test(range))) return false
  const html = weightOf(ranges, "text/html") ?? weightOf(ranges, "application/xhtml+xml") ?? 0
  return html > 0 && html >= (weightOf(ranges, "application/json") ?? 0)
}
