import type { KeptDecision } from "#src/Autopilot/Replay/DecisionReplays.ts"
import { Fact } from "./Facts.tsx"
import { Moment, percent } from "./Words.tsx"

/** The comments whose answers the page of a decision leads to, by their ids. */
export const answeredBefore = (kept: KeptDecision | null): ReadonlyArray<string> =>
  [kept?.input.recall, kept?.input.followed?.recall].flatMap((recall) => recall?.example.commentId ?? [])

interface AnswersProps {
  /** Texts of answered comments, by their ids; of those that are kept. */
  readonly answered: ReadonlyMap<string, string>
  readonly kept: KeptDecision
  readonly timeZone: string
}

/** What people answered before that led to a decision. */
export const FollowedAnswers = ({ answered, kept: { input }, timeZone }: AnswersProps) => {
  const saidIn = (commentId: string) => (
    <a class="comment clipped" href={`/inbox/${encodeURIComponent(commentId)}`} dir="auto">
      {answered.get(commentId) || "a comment whose text is not kept any more"}
    </a>
  )
  const { followed, recall, residual } = input
  if (followed === undefined && recall === null && residual.shift === 0) return null
  return (
    <Fact name="Your answers">
      {recall !== null && (
        <>
          {recall.same ? "The same text" : `A text ${percent(recall.similarity)} like it`} was{" "}
          {recall.verdict === "hide" ? "hidden" : "left up"} by a person on{" "}
          <Moment at={recall.example.at} timeZone={timeZone} />: {saidIn(recall.example.commentId)}
        </>
      )}
      {followed !== undefined && (
        <span class="block">
          It had been {followed.outcome === "hide" ? "hidden" : "left up"} because of an answer that does not count like
          that any more: {saidIn(followed.recall.example.commentId)}
        </span>
      )}
      {residual.shift !== 0 && (
        <span class="block">
          What people answered before speaks {residual.shift > 0 ? "for hiding it" : "against hiding it"}
          {residual.words.length > 0 && (
            <>
              , most of all by <bdi>{residual.words.map((word) => `“${word}”`).join(" and ")}</bdi>
            </>
          )}
          .
        </span>
      )}
    </Fact>
  )
}
