import { createHash } from "node:crypto"
import { HttpServerResponse } from "@effect/platform"
import { Option, Schema, SchemaAST } from "effect"
import type { DeclaredOperation } from "#schema/api/Operations.ts"
import { answerTag } from "#schema/api/RequestHeaders.ts"
import type { Versioned } from "#src/Autopilot/Settings/Versions.ts"
import { trusted } from "#src/Ground/Trusted.ts"

/** JSON as text, which the server sends as it is. */
export const jsonText = (text: string, status: number, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.raw(text, { status, headers, contentType: "application/json" })

/** What every endpoint answers. */
export interface Body {
  readonly data: unknown
}

/** A body with one value. */
export const data = <A>(value: A): { readonly data: A } => ({ data: value })

/** The same, with the version of the value. */
export const versionedData = <A>({ value, version }: Versioned<A>): Versioned<{ readonly data: A }> => ({
  value: data(value),
  version
})

/** What a handler answers: a body, and its version where that is sent. */
export type HandlerAnswer = Body | Versioned<Body>

const isVersioned = (answered: HandlerAnswer): answered is Versioned<Body> => !("data" in answered)

export const bodyOf = (answered: HandlerAnswer): Body => (isVersioned(answered) ? answered.value : answered)

/** An answer as it is sent, and kept for a repeat: the status and the exact text. */
export interface EncodedAnswer {
  readonly status: number
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

const noHeaders = {}

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, 16)

/** Whether encoding changes nothing, so that all there is to make of a value is JSON. What is declared says so itself. */
const isPlain = (ast: SchemaAST.AST, seen = new Set<SchemaAST.AST>()): boolean => {
  if (seen.has(ast)) return true
  seen.add(ast)
  const plain = (one: SchemaAST.AST) => isPlain(one, seen)
  if (SchemaAST.isTransformation(ast)) return false
  if (SchemaAST.isDeclaration(ast)) return Option.isSome(SchemaAST.getJSONSchemaAnnotation(ast))
  if (SchemaAST.isRefinement(ast)) return plain(ast.from)
  if (SchemaAST.isSuspend(ast)) return plain(ast.f())
  if (SchemaAST.isUnion(ast)) return ast.types.every(plain)
  if (SchemaAST.isTupleType(ast)) return [...ast.elements, ...ast.rest].every(({ type }) => plain(type))
  return (
    !SchemaAST.isTypeLiteral(ast) ||
    [...ast.propertySignatures, ...ast.indexSignatures].every(({ type }) => plain(type))
  )
}

/**
 * Makes what an endpoint's handler answers what is sent, by the endpoint's contract: the status of the first success
 * that the answer is, and the JSON of it. Every success is plain JSON on both sides of its schema, so that encoding it
 * would copy it and change nothing; one that is not stops the start.
 */
export const encoder = ({ id, successes }: Pick<DeclaredOperation, "id" | "successes">) => {
  const [[only, ast] = [], ...others] = successes
  if (only === undefined || ast === undefined) throw new Error(`${id} answers nothing`)
  for (const [, one] of successes) if (!isPlain(one)) throw new Error(`An answer of ${id} is not plain JSON`)
  const choices =
    others.length === 0 ? [] : [...successes].map(([status, one]) => [status, Schema.is(Schema.make(one))] as const)
  const conforming = trusted(Schema.Union(...Array.from(successes.values(), (one) => Schema.make<Body>(one))))
  const statusOf = (body: Body) => (choices.length === 0 ? only : choices.find(([, is]) => is(body))?.[0])

  return (answered: HandlerAnswer): EncodedAnswer => {
    const body = conforming(bodyOf(answered))
    const status = statusOf(body)
    if (status === undefined) throw new Error(`${id} was answered with none of its successes`)
    const text = JSON.stringify(body)
    const headers = isVersioned(answered) ? { etag: answerTag(answered.version, digestOf(text)) } : noHeaders
    return { status, headers, body: text }
  }
}
