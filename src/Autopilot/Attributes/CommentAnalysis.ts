import { Context, Effect, Layer } from "effect"
import { Classifier } from "../Classify/Classification/Classifier.ts"
import { read } from "../Features/Reading.ts"
import { type AttributeScores, attributeScores } from "./AttributeScores.ts"
import { type Span, sentenceSpans } from "./Sentences.ts"

export interface ScoredSpan extends Span {
  readonly scores: AttributeScores
}

/** Languages that scores are calibrated in, by ISO 639-1. */
export const calibratedLanguages: ReadonlyArray<string> = ["en"]

/** Scores a text by itself, without a workspace: nothing is asked, learnt or kept. */
export class CommentAnalysis extends Context.Tag("steward/CommentAnalysis")<
  CommentAnalysis,
  {
    /** ISO 639-1; null where there is too little to tell. */
    readonly languageOf: (text: string) => string | null
    readonly scoresOf: (text: string) => AttributeScores
    /** The same for each sentence of a text, in order. */
    readonly sentencesOf: (text: string) => ReadonlyArray<ScoredSpan>
  }
>() {
  static readonly layer = Layer.effect(
    CommentAnalysis,
    Effect.map(Classifier, (classifier) =>
      CommentAnalysis.of({
        languageOf: (text) => classifier.classify(read(text)).language,
        scoresOf: (text) => attributeScores(classifier, text),
        sentencesOf: (text) =>
          sentenceSpans(text).map(({ begin, end }) => ({
            begin,
            end,
            scores: attributeScores(classifier, text.slice(begin, end))
          }))
      })
    )
  )
}
