import { assert } from "@effect/vitest"

export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Family {
  readonly type: string
  readonly help: string
  readonly samples: ReadonlyArray<Sample>
}

const unescaped = (text: string) => text.replaceAll(/\\([\\n"])/g, (_, mark) => (mark === "n" ? "\n" : mark))

/** For what is asked of each of some ten thousand lines: the assertions of the library cost 10 µs each. */
const demand = (holds: boolean, said: () => string) => {
  if (!holds) assert.fail(said())
}

const labelsOf = (text: string) => {
  const found: Record<string, string> = {}
  let rest = text
  while (rest !== "") {
    const [all = "", name = "", value = ""] = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/.exec(rest) ?? []
    demand(all !== "", () => `The labels are malformed: ${text}`)
    demand(!Object.hasOwn(found, name), () => `A label is given twice: ${text}`)
    found[name] = unescaped(value)
    rest = rest.slice(all.length)
  }
  return found
}

const valueOf = (text: string) => {
  const isNumber = /^([+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?|[+-]Inf|NaN)$/i.test(text)
  demand(isNumber, () => `This is no number: ${text}`)
  return Number(text.replace("Inf", "Infinity"))
}

/** Reads the text format of Prometheus 0.0.4 and fails with whatever is not as it demands. */
export const parseExposition = (text: string): ReadonlyMap<string, Family> => {
  const families = new Map<string, { type: string; help: string; samples: Array<Sample> }>()
  assert.isTrue(text === "" || text.endsWith("\n"), "The last line has no end")
  const seen = new Set<string>()
  let current = ""
  for (const line of text.split("\n").slice(0, -1)) {
    const [, word, about = "", said = ""] = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.*)$/.exec(line) ?? []
    if (word === "HELP") {
      assert.notStrictEqual(said, "", `The help of ${about} says nothing`)
      assert.isFalse(families.has(about), `${about} is in two places`)
      families.set(about, { type: "", help: unescaped(said), samples: [] })
      current = about
      continue
    }
    if (word === "TYPE" && about !== current) {
      assert.isFalse(families.has(about), `${about} is in two places`)
      families.set(about, { type: "", help: "", samples: [] })
      current = about
    }
    const family = families.get(current)
    if (family === undefined) return assert.fail(`There is no family for: ${line}`)
    if (word === "TYPE") {
      assert.include(["counter", "gauge", "histogram"], said)
      family.type = said
      continue
    }
    const [all, name = "", labels = "", value = ""] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    demand(all === line, () => `This is no sample: ${line}`)
    const allowed = family.type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => current + end) : [current]
    demand(allowed.includes(name), () => `${name} is among the samples of ${current}`)
    const told = labelsOf(labels)
    const id = `${name} ${JSON.stringify(Object.entries(told).sort())}`
    demand(!seen.has(id), () => `A series is there twice: ${id}`)
    seen.add(id)
    family.samples.push({ name, labels: told, value: valueOf(value) })
  }
  for (const [name, { samples, type }] of families) if (type === "histogram") checkHistogram(name, samples)
  return families
}

/** Buckets rise and end with `+Inf`, which is the count. */
const checkHistogram = (name: string, samples: ReadonlyArray<Sample>) => {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...own } }) => JSON.stringify(own))
  for (const own of series.values()) {
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`)
    for (const [index, { labels, value }] of buckets.entries()) {
      const before = buckets[index - 1]
      if (before === undefined) continue
      const rises = valueOf(labels["le"] ?? "") > valueOf(before.labels["le"] ?? "") && value >= before.value
      demand(rises, () => `The buckets of ${name} do not rise: ${JSON.stringify([before, { labels, value }])}`)
    }
    demand(buckets.at(-1)?.labels["le"] === "+Inf", () => `The buckets of ${name} have no end`)
    const count = own.find((sample) => sample.name === `${name}_count`)?.value
    demand(count === buckets.at(-1)?.value, () => `The buckets of ${name} do not make up its count, ${count}`)
    const sums = own.filter((sample) => sample.name === `${name}_sum`).length
    demand(sums === 1, () => `${name} has ${sums} sums`)
  }
}
