import type { Scores } from "#schema/resources/Comment.ts"
import type { DecisionReplay, KeptDecision } from "#src/Autopilot/Replay/DecisionReplays.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { FollowedAnswers } from "../Parts/FollowedAnswers.tsx"
import { beginning, percent, sentence } from "../Parts/Words.tsx"
import { Decided } from "./CommentParts.tsx"
import type { DetailView } from "./DetailView.ts"

const areas = ["scams", "spam", "hate", "competitors", "profanity", "links", "contact", "media", "negative"] as const

const longestSeen = 120

const outcomeWords = { hide: "hide it", keep: "leave it up", ask: "ask a person" } as const

const Seen = ({ kept }: { readonly kept: KeptDecision }) => {
  const { evidence } = kept.input
  return evidence.length === 0 ? null : (
    <Fact name="What it noticed">
      {evidence.slice(0, 8).map(({ area, seen }) => (
        <span key={`${area} ${seen}`} class="block">
          <q>{beginning(seen, longestSeen)}</q> <span class="small soft">{protectionLabels[area].label}</span>
        </span>
      ))}
    </Fact>
  )
}

const Rules = ({
  kept: { decision, input },
  workspaceId
}: {
  readonly kept: KeptDecision
  readonly workspaceId: string
}) => {
  const sources = [...new Set(input.policy.rules.map(({ source }) => source))]
  return sources.length === 0 ? null : (
    <Fact name="Your guidance">
      {sources.slice(0, 5).map((source) => (
        <span key={source} class="block">
          <q class="clipped">{source}</q>
          {decision.ruleMatched?.source === source && <span class="small soft"> this led to it</span>}
        </span>
      ))}
      <a class="small" href={`/autopilot/guidance?${new URLSearchParams({ workspace: workspaceId })}`}>
        Version {input.policy.version ?? 0} of the guidance
      </a>
    </Fact>
  )
}

/** What was scored, beside what it took at that time. */
const ScoreTable = ({ kept, scores }: { readonly scores: Scores; readonly kept: KeptDecision | null }) => (
  <details>
    <summary>Scores</summary>
    <table class="scores">
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Score</th>
          <th scope="col">
            <span class="unseen">As a bar</span>
          </th>
          <th scope="col">Asks from</th>
          <th scope="col">Hides from</th>
        </tr>
      </thead>
      <tbody>
        {[...areas]
          .sort((one, other) => scores[other] - scores[one])
          .map((area) => {
            const isOn = kept?.input.protections.on.includes(area) === true
            const threshold = kept?.input.trust.thresholds[area]
            return (
              <tr key={area}>
                <th scope="row">{protectionLabels[area].label}</th>
                <td>{percent(scores[area])}</td>
                <td class="extent">
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect class="track" width="100" height="8" rx="2" />
                    <rect class="filled" width={(scores[area] * 100).toFixed(1)} height="8" rx="2" />
                  </svg>
                </td>
                <td>{isOn && threshold ? percent(threshold.ask) : "off"}</td>
                <td>{isOn && threshold ? percent(threshold.hide) : "off"}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  </details>
)

const Replayed = ({ kept, replay }: { readonly kept: KeptDecision; readonly replay: DecisionReplay }) => {
  const { again, changes, isSame, today } = replay
  const isOtherwise = today.outcome !== kept.decision.outcome
  return (
    <div class={isSame ? "note" : "note warn"} role="status" id="replay">
      <p>
        {isSame
          ? "The same came out again from all that went in then, to the word."
          : `From all that went in then, this version of Steward would ${outcomeWords[again.outcome]}: ${sentence(again.reason)}`}
      </p>
      <p>
        {isOtherwise
          ? `Today it would ${outcomeWords[today.outcome]}: `
          : `Today it would ${outcomeWords[today.outcome]} as well${changes.length === 0 ? ": nothing has changed since." : ": "}`}
        {(isOtherwise || changes.length > 0) && <bdi>{sentence(today.reason)}</bdi>}
      </p>
      {changes.length > 0 && (
        <>
          <p>What has changed since:</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>
                <bdi class="clipped">{change}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p class="small">Nothing was changed by looking. What people answered about this comment itself is left out.</p>
    </div>
  )
}

/** Why a comment stands where it does: the decision, what led to it, and the same looked at again. */
export const Why = ({ answered, brand, comment, kept, path, replay }: DetailView) => (
  <section>
    <h2>Why</h2>
    <Facts>
      <Fact name="Decision">
        {comment.decision === null ? (
          "Not decided yet."
        ) : (
          <Decided decision={comment.decision} timeZone={brand.timeZone} />
        )}
      </Fact>
      {kept !== null && (
        <>
          {comment.decision?.by === "person" && (
            <Fact name="The autopilot">
              <bdi>{sentence(kept.decision.reason)}</bdi>
            </Fact>
          )}
          <Seen kept={kept} />
          <Rules kept={kept} workspaceId={brand.workspaceId} />
          <FollowedAnswers kept={kept} answered={answered} timeZone={brand.timeZone} />
        </>
      )}
    </Facts>
    {replay !== null && kept !== null && <Replayed kept={kept} replay={replay} />}
    {kept !== null && replay === null && (
      <p class="small">
        <a href={`${path}?replay=`}>Replay this decision</a>{" "}
        <span class="soft">to see whether it comes out the same, and what has changed since</span>
      </p>
    )}
    {comment.scores !== null && <ScoreTable scores={comment.scores} kept={kept} />}
  </section>
)
