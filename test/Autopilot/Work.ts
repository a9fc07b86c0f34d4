type Step = (self: unknown, args: ReadonlyArray<unknown>) => number

const lengthOf: Step = (self) => (typeof self === "string" || Array.isArray(self) ? self.length : 1)
const one: Step = () => 1
const sliced: Step = (self, [from, to]) => {
  const length = lengthOf(self, [])
  const end = typeof to === "number" && to >= 0 ? Math.min(to, length) : length
  return Math.max(1, end - (typeof from === "number" && from >= 0 ? from : 0))
}
const inputLength: Step = (_, [input]) => (typeof input === "string" ? input.length : 1)

const counted: ReadonlyArray<readonly [owner: object, method: PropertyKey, step: Step]> = [
  ...["charCodeAt", "codePointAt", "charAt", "at", "endsWith", "startsWith"].map(
    (method) => [String.prototype, method, one] as const
  ),
  [String.prototype, "slice", sliced],
  [Array.prototype, "slice", sliced],
  ...["indexOf", "includes", "split", "replace", "replaceAll", "toLowerCase", "toUpperCase", "normalize"].map(
    (method) => [String.prototype, method, lengthOf] as const
  ),
  [String.prototype, Symbol.iterator, lengthOf],
  [RegExp.prototype, "exec", inputLength],
  [RegExp.prototype, "test", inputLength],
  [Map.prototype, "get", one],
  [Set.prototype, "has", one],
  ...["map", "filter", "find", "some", "every", "join", "forEach", "flatMap"].map(
    (method) => [Array.prototype, method, lengthOf] as const
  )
]

/** How much text a function reads: characters, words and look-ups handed to the built-ins that read them. */
export const workOf = (run: () => unknown): number => {
  let work = 0
  const undo: Array<() => void> = []
  for (const [owner, method, step] of counted) {
    const original: unknown = Reflect.get(owner, method)
    if (typeof original !== "function") throw new Error(`${String(method)} is not a method`)
    Object.defineProperty(owner, method, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: ReadonlyArray<unknown>) {
        work += step(this, args)
        return Reflect.apply(original, this, args)
      }
    })
    undo.push(() => Object.defineProperty(owner, method, { configurable: true, writable: true, value: original }))
  }
  try {
    run()
  } finally {
    for (const restore of undo) restore()
  }
  return work
}
