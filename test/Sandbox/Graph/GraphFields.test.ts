import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck as fc } from "effect"
import { type Field, parse, project } from "#src/Sandbox/Graph/GraphFields.ts"

const print = ({ name, modifiers, inner }: Field): string => {
  const dots = Object.entries(modifiers).map(([modifier, value]) => `.${modifier}(${value})`)
  return `${name}${dots.join("")}${inner.length === 0 ? "" : `{${inner.map(print).join(",")}}`}`
}

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,8}$/)
const modifiers = fc.dictionary(fc.stringMatching(/^[a-z_]{1,6}$/), fc.stringMatching(/^[a-z0-9]{0,4}$/), {
  maxKeys: 2,
  noNullPrototype: true
})
const leaf = fc.record({ name, modifiers, inner: fc.constant<ReadonlyArray<Field>>([]) })
const field = fc.record({ name, modifiers, inner: fc.array(leaf, { maxLength: 3 }) })

describe("fields", () => {
  it.prop("read back what was written", [fc.array(field, { minLength: 1, maxLength: 5 })], ([fields]) => {
    assert.deepStrictEqual(parse(fields.map(print).join(",")), Either.right(fields))
  })

  it.prop(
    "are read or refused, never misread",
    [fc.string({ unit: fc.constantFrom("a", ",", "{", "}", ".", "(", ")", " ") })],
    ([text]) => {
      const read = parse(text)
      if (Either.isRight(read)) assert.strictEqual(read.right.map(print).join(","), text.replaceAll(" ", ""))
    }
  )

  it("keep an inner id, and leave out what the node is without", () => {
    const node = { kind: "Comment", fields: { id: "1", from: { id: "2", name: "Dana", age: 3 }, parent: null } }
    const fields = Either.getOrThrow(parse("from{name},parent{id}"))
    assert.deepStrictEqual(project(node, fields), Either.right({ id: "1", from: { id: "2", name: "Dana" } }))
  })
})
