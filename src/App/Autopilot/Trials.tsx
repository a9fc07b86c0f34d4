import { Hidden } from "../Parts/Form.tsx"
import { reachable } from "../Parts/Reachable.ts"
import { Moment } from "../Parts/Words.tsx"
import { Difference } from "./Difference.tsx"
import type { LiveGuidance } from "./Guidance.live.ts"
import type { GuidanceProps } from "./GuidanceProps.ts"

type TrialProps = GuidanceProps & { readonly live: LiveGuidance }

/** A draft that was tried on many past comments. */
export const BacktestPart = ({ live, workspace }: TrialProps) => {
  const { value: backtest } = live.backtest
  if (backtest === null) return null
  const { draft, id, progress, result, status } = backtest
  const isOver = status === "done" || status === "failed"
  return (
    <section id="backtest" aria-live="polite">
      <h2>Backtest</h2>
      {draft.guidance !== undefined && draft.guidance !== live.draft.value && (
        <p class="soft">
          Of this draft: <q dir="auto">{draft.guidance}</q>
        </p>
      )}
      {!isOver && (
        <p class="ways">
          <progress max={progress.total || 1} value={progress.done} aria-label="How far the backtest is" />
          <span class="number">{`${progress.done} of ${progress.total} comments`}</span>
          <a
            class="unscripted"
            href={`/autopilot/guidance?${new URLSearchParams({ workspace, backtest: id })}#backtest`}
          >
            Look again
          </a>
        </p>
      )}
      {status === "failed" && <p>It could not be done. Start it again.</p>}
      {result !== null && <Difference difference={result} />}
    </section>
  )
}

/** The draft that decides beside what is in force, without effect. */
export const ShadowPart = ({ live, mayChange, timeZone, workspace }: TrialProps) => {
  const { value: shadow } = live.shadow
  if (shadow === null) return null
  const { difference, draft, started_at, started_by } = shadow
  const switches = Object.entries(draft.protections ?? {})
  return (
    <section id="shadow">
      <h2>In the shadow</h2>
      <p class="soft">
        <bdi>{started_by}</bdi> started it <Moment at={started_at} timeZone={timeZone} />. It decides new comments
        beside what is in force, and changes nothing.
      </p>
      {draft.guidance !== undefined && (
        <blockquote class="said reply" dir="auto" {...reachable(draft.guidance)}>
          {draft.guidance || "(no guidance)"}
        </blockquote>
      )}
      {switches.length > 0 && (
        <p>{`Switches: ${switches.map(([key, on]) => `${key} ${on === true ? "on" : on === false ? "off" : String(on)}`).join(", ")}.`}</p>
      )}
      <Difference difference={difference} />
      {mayChange && (
        <form method="post" action="/autopilot/guidance/shadow" class="ways">
          <Hidden name="workspace" value={workspace} />
          <Hidden name="started_at" value={started_at} />
          <button type="submit" name="do" value="promote" class="plain">
            Put it in force
          </button>
          <button type="submit" name="do" value="stop" class="link">
            Stop it, and forget what it found
          </button>
        </form>
      )}
    </section>
  )
}

/** What was in force, version by version. */
export const VersionsPart = ({ timeZone, versions, workspace }: GuidanceProps) =>
  versions.length === 0 ? null : (
    <section id="versions">
      <h2>Versions</h2>
      <ul class="changes">
        {versions.map(({ at, by, guidance, version }) => (
          <li key={version} class="version">
            <a href={`/autopilot/guidance/versions/${version}?${new URLSearchParams({ workspace })}`}>
              {`Version ${version}`}
            </a>
            <span class="small soft">
              <Moment at={at} timeZone={timeZone} />
              {by !== null && (
                <>
                  , <bdi>{by}</bdi>
                </>
              )}
            </span>
            <span class="clipped" dir="auto">
              {guidance || "(cleared)"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
