import { Either } from "effect"
import type { CallAnswer } from "../World/Call.ts"
import { badParameter } from "./GraphAnswer.ts"

/** One entry of `fields`: `comments.limit(5){id,message}` is a name, modifiers and inner fields. */
export interface Field {
  readonly name: string
  readonly modifiers: Readonly<Record<string, string>>
  readonly inner: ReadonlyArray<Field>
}

const syntax = (text: string, at: number) => badParameter(`Syntax error in fields at position ${at}: ${text}`)

/** Reads the `fields` parameter. */
export const parse = (text: string): Either.Either<ReadonlyArray<Field>, CallAnswer> => {
  let at = 0
  const take = (pattern: RegExp) => {
    const found = new RegExp(pattern, "y")
    found.lastIndex = at
    const match = found.exec(text)
    if (match === null) return undefined
    at += match[0].length
    return match
  }
  const one = (): Field | undefined => {
    const name = take(/\s*([a-z0-9_]+)/)?.[1]
    if (name === undefined) return undefined
    const modifiers: Record<string, string> = {}
    for (let found = take(/\.([a-z_]+)\(([^()]*)\)/); found; found = take(/\.([a-z_]+)\(([^()]*)\)/))
      if (found[1] !== undefined) modifiers[found[1]] = found[2] ?? ""
    if (take(/\{/) === undefined) return { name, modifiers, inner: [] }
    const inner = several()
    return inner === undefined || take(/\s*\}/) === undefined ? undefined : { name, modifiers, inner }
  }
  const several = (): ReadonlyArray<Field> | undefined => {
    const found: Array<Field> = []
    do {
      const field = one()
      if (field === undefined) return undefined
      found.push(field)
    } while (take(/\s*,/))
    return found
  }
  const fields = several()
  return fields === undefined || at !== text.length ? Either.left(syntax(text, at)) : Either.right(fields)
}

/** Something that the graph holds; edges are read only when they are asked for. */
export interface Node {
  readonly kind: string
  /** Every field that the kind has; null for one that this node is without. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly edges?: Readonly<Record<string, (field: Field) => Either.Either<unknown, CallAnswer>>>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const narrow = (value: unknown, inner: ReadonlyArray<Field>): unknown =>
  inner.length === 0 || !isRecord(value)
    ? value
    : Object.fromEntries(
        [{ name: "id", inner: [] }, ...inner].flatMap((field) =>
          value[field.name] === undefined ? [] : [[field.name, narrow(value[field.name], field.inner)]]
        )
      )

/** The asked fields of a node and its `id`. A field that the kind does not have is an error. */
export const project = (node: Node, fields: ReadonlyArray<Field>): Either.Either<Record<string, unknown>, CallAnswer> =>
  Either.gen(function* () {
    const shown: Record<string, unknown> = {}
    for (const field of fields) {
      const edge = node.edges?.[field.name]
      if (edge !== undefined) shown[field.name] = yield* edge(field)
      else if (!Object.hasOwn(node.fields, field.name))
        return yield* Either.left(
          badParameter(`Tried accessing nonexisting field (${field.name}) on node type (${node.kind})`)
        )
      else if (node.fields[field.name] !== null) shown[field.name] = narrow(node.fields[field.name], field.inner)
    }
    return { ...shown, id: node.fields["id"] }
  })
