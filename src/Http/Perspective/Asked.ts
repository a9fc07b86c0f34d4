import { Either } from "effect"
import type { AnalyzeRequest } from "#schema/perspective/AnalyzeRequest.ts"
import { type Attribute, attributes } from "#schema/perspective/Attribute.ts"
import type { ErrorDetail } from "#schema/perspective/GoogleError.ts"
import { isAttribute } from "#src/Autopilot/Attributes/AttributeScores.ts"
import type { Problem } from "./Problem.ts"

/** Bytes of UTF-8 that a comment may have. */
export const maxTextBytes = 20_480

/** What a request asks for, once it is clear that it can be answered. */
export interface AnalyzeQuery {
  readonly text: string
  readonly languages: ReadonlyArray<string>
  readonly detected: string
  readonly attributes: ReadonlyArray<{ readonly name: Attribute; readonly least: number }>
}

type Refusal = Omit<Extract<ErrorDetail, { readonly errorType: unknown }>, "@type">

const refused = (message: string, refusal: Refusal): Either.Either<never, Problem> =>
  Either.left({
    code: 400,
    status: "INVALID_ARGUMENT",
    message,
    details: [{ "@type": "type.googleapis.com/google.commentanalyzer.v1alpha1.Error", ...refusal }]
  })

/** `EN`, `en-GB` and `en_US` are English. */
const plainLanguage = (language: string) => language.trim().toLowerCase().split(/[-_]/)[0] ?? ""

const shown = (name: string) => name.slice(0, 64)

/** Languages, where nobody named one: what is too short to tell is read in the first that can be scored. */
const languagesOf = (named: ReadonlyArray<string>, detected: string | null, calibrated: ReadonlyArray<string>) =>
  named.length > 0 ? named : [detected ?? calibrated[0] ?? "und"]

/**
 * What is asked for, or why not. `detect` finds out the language of a text, null where there is too little to tell;
 * `calibrated` are those with scores.
 */
export const askedOf = (
  request: AnalyzeRequest,
  detect: (text: string) => string | null,
  calibrated: ReadonlyArray<string>
): Either.Either<AnalyzeQuery, Problem> => {
  const text = request.comment?.text ?? ""
  if (text.trim() === "") return refused("Comment must be non-empty.", { errorType: "COMMENT_EMPTY" })
  if (Buffer.byteLength(text) > maxTextBytes) {
    const message = `Comment text too long: it has ${Buffer.byteLength(text)} bytes of UTF-8, and may have ${maxTextBytes}.`
    return refused(message, { errorType: "COMMENT_TOO_LONG" })
  }
  const wanted = Object.entries(request.requestedAttributes ?? {})
  const drops = request.dropUnsupportedAttributes === true
  if (wanted.length === 0) {
    return refused(`requestedAttributes must name at least one of ${attributes.join(", ")}.`, {
      errorType: "ATTRIBUTES_EMPTY"
    })
  }
  const unknown = wanted.find(([name]) => !isAttribute(name))
  if (unknown !== undefined && !drops) {
    return refused(`Attribute ${shown(unknown[0])} is not supported. Supported are ${attributes.join(", ")}.`, {
      errorType: "ATTRIBUTE_NOT_SUPPORTED"
    })
  }
  const detected = detect(text)
  const named = (request.languages ?? []).map(plainLanguage).filter((language) => language !== "")
  const languages = languagesOf(named, detected, calibrated)
  const readable = languages.every((language) => calibrated.includes(language))
  const [first] = wanted
  if (!readable && !drops && first !== undefined) {
    const attribute = shown(first[0])
    const list = languages.map(shown)
    const found = named.length > 0 ? { requestedLanguages: list } : { detectedLanguages: list }
    return refused(`Attribute ${attribute} does not support request languages: ${list.join(", ")}`, {
      errorType: "LANGUAGE_NOT_SUPPORTED_BY_ATTRIBUTE",
      languageNotSupportedByAttributeError: { attribute, ...found }
    })
  }
  const scored = wanted.flatMap(([name, { scoreThreshold = 0 }]) =>
    readable && isAttribute(name) ? [{ name, least: scoreThreshold }] : []
  )
  return Either.right({ text, languages, detected: detected ?? "und", attributes: scored })
}
