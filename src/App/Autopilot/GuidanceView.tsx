import { useEffect, useMemo } from "preact/hooks"
import { Alert } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { AutopilotTabs } from "./AutopilotTabs.tsx"
import { liveGuidance } from "./Guidance.live.ts"
import type { GuidanceProps } from "./GuidanceProps.ts"
import { GuidanceText } from "./GuidanceText.tsx"
import { BacktestPart, ShadowPart, VersionsPart } from "./Trials.tsx"

/** What the brand wants in its own words, tried before it counts and taken back after it did. */
export const GuidanceView = (props: GuidanceProps) => {
  const live = useMemo(() => liveGuidance(props), [])
  useEffect(() => {
    document.body.classList.add("is-scripted")
    live.resume()
    const askFirst = (event: BeforeUnloadEvent) => {
      if (live.isUnsaved()) event.preventDefault()
    }
    addEventListener("beforeunload", askFirst)
    return () => removeEventListener("beforeunload", askFirst)
  }, [])
  const at = { ...props, live }
  return (
    <div class="paper">
      <h1>Autopilot</h1>
      <AutopilotTabs workspace={props.workspace} here="guidance" />
      <Alert message={live.problem.value} />
      {live.done.value !== null && (
        <Note kind="good" isStatus>
          <p>{live.done.value}</p>
        </Note>
      )}
      {live.warnings.value.length > 0 && (
        <Note kind="warn">
          {live.warnings.value.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Note>
      )}
      <GuidanceText {...at} />
      <BacktestPart {...at} />
      <ShadowPart {...at} />
      <VersionsPart {...props} />
    </div>
  )
}
