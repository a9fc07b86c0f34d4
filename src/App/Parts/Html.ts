/** A piece of a page: made by `html` alone, so that no text gets into a page unescaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Part = string | number | Html | ReadonlyArray<Html> | null | false

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

/** Right between tags and within quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "")

/** A template whose values are escaped, but for those that are pages' pieces themselves; null and false are nothing. */
export const html = (strings: TemplateStringsArray, ...parts: ReadonlyArray<Part>): Html =>
  new Html(strings.reduce((text, string, index) => text + shown(parts[index - 1] ?? null) + string))

const shown = (part: Part): string => {
  if (part === null || part === false) return ""
  if (part instanceof Html) return part.text
  return typeof part === "object" ? part.map(({ text }) => text).join("") : escaped(String(part))
}
