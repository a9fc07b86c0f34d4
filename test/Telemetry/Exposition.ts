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

const labelsOf = (text: string) => {
  const found: Record<string, string> = {}
  let rest = text
  while (rest !== "") {
    const [all = "", name = "", value = ""] = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\n"])*)"(?:,|$)/.exec(rest) ?? []
    assert.notStrictEqual(all, "", `The labels are malformed: ${text}`)
    assert.notProperty(found, name, "A label is given twice")
    found[name] = unescaped(value)
    rest = rest.slice(all.length)
  }
  return found
}

const valueOf = (text: string) => {
  assert.match(text, /^([+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?|[+-]Inf|NaN)$/i)
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
    assert.strictEqual(all, line, `This is no sample: ${line}`)
    const allowed = family.type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => current + end) : [current]
    assert.include(allowed, name)
    const id = `${name} ${JSON.stringify(Object.entries(labelsOf(labels)).sort())}`
    assert.isFalse(seen.has(id), `A series is there twice: ${id}`)
    seen.add(id)
    family.samples.push({ name, labels: labelsOf(labels), value: valueOf(value) })
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
      assert.isAbove(valueOf(labels["le"] ?? ""), valueOf(before.labels["le"] ?? ""))
      assert.isAtLeast(value, before.value)
    }
    assert.strictEqual(buckets.at(-1)?.labels["le"], "+Inf")
    assert.strictEqual(own.find((sample) => sample.name === `${name}_count`)?.value, buckets.at(-1)?.value)
    assert.lengthOf(
      own.filter((sample) => sample.name === `${name}_sum`),
      1
    )
  }
}
