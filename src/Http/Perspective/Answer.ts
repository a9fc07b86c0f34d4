import type { AnalyzeRequest } from "#schema/perspective/AnalyzeRequest.ts"
import type { AnalyzeResponse } from "#schema/perspective/AnalyzeResponse.ts"
import type { Attribute } from "#schema/perspective/Attribute.ts"
import type { AttributeScores } from "#src/Autopilot/Attributes/AttributeScores.ts"
import type { CommentAnalysis, ScoredSpan } from "#src/Autopilot/Attributes/CommentAnalysis.ts"
import type { AnalyzeQuery } from "./Asked.ts"

const probability = (value: number) => ({ value, type: "PROBABILITY" as const })

const scoreOf = (name: Attribute, whole: AttributeScores, spans: ReadonlyArray<ScoredSpan>) => ({
  spanScores: spans.map(({ begin, end, scores }) => ({ begin, end, score: probability(scores[name]) })),
  summaryScore: probability(whole[name])
})

/** What is answered to what was asked. */
export const answerTo = (
  { attributes, detected, languages, text }: AnalyzeQuery,
  { clientToken, spanAnnotations }: AnalyzeRequest,
  analysis: typeof CommentAnalysis.Service
): AnalyzeResponse => {
  const whole = analysis.scoresOf(text)
  const spans = spanAnnotations === true ? analysis.sentencesOf(text) : [{ begin: 0, end: text.length, scores: whole }]
  const told = attributes.filter(({ least, name }) => whole[name] >= least)
  return {
    ...(told.length === 0
      ? {}
      : { attributeScores: Object.fromEntries(told.map(({ name }) => [name, scoreOf(name, whole, spans)])) }),
    languages,
    detectedLanguages: [detected],
    ...(clientToken === undefined ? {} : { clientToken })
  }
}
