import type { Sequence } from "../Examples/Random.ts"

/** Fillers by name: a template's `{name}` becomes one of them. Fillers may hold names again. */
export type Fillers = Readonly<Record<string, ReadonlyArray<string>>>

export const alternatives = (text: string): ReadonlyArray<string> => text.split("|").map((item) => item.trim())
export const lines = (text: string): ReadonlyArray<string> =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

const deepest = 4

const filled = (template: string, fillers: Fillers, random: Sequence): string => {
  let text = template
  for (let depth = 0; depth < deepest && text.includes("{"); depth++) {
    text = text.replaceAll(/\{([a-zA-Z]+)\}/g, (_, name: string) => {
      const choices = fillers[name]
      if (choices === undefined) throw new Error(`${template} names {${name}}, which is not a list of fillers`)
      return random.pick(choices)
    })
  }
  return text
}

const casings: ReadonlyArray<(text: string) => string> = [
  (text) => text,
  (text) => text,
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
  (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  (text) => text.toLowerCase(),
  (text) => `${text}!`,
  (text) => text.toUpperCase()
]

/** As many different texts as asked for, or as many as come of ten times as many tries; each template about as often. */
export const expand = (
  templates: ReadonlyArray<string>,
  fillers: Fillers,
  count: number,
  random: Sequence
): ReadonlyArray<string> => {
  const texts = new Set<string>()
  for (let turn = 0; texts.size < count && turn < count * 10; turn++) {
    const template = templates[turn % templates.length]
    if (template === undefined) break
    texts.add(random.pick(casings)(filled(template, fillers, random).trim()))
  }
  return [...texts]
}
