import { useEffect, useMemo } from "preact/hooks"
import { Alert } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { Toasts } from "../Parts/Toasts.tsx"
import type { AutopilotProps } from "./AutopilotProps.ts"
import { AutopilotTabs } from "./AutopilotTabs.tsx"
import { Lessons } from "./Lessons.tsx"
import { ProtectionSwitches } from "./ProtectionSwitches.tsx"
import { liveProtections } from "./Protections.live.ts"
import { AreaPlot, DayPlot, Weeks } from "./Weeks.tsx"

/** Whether the autopilot can be trusted, and what it may do. */
export const AutopilotView = (props: AutopilotProps) => {
  const live = useMemo(() => liveProtections(props), [])
  useEffect(() => {
    document.body.classList.add("is-scripted")
  }, [])
  const { areas, days, isSaved, problem, status, workspace } = props
  return (
    <div class="paper">
      <h1>Autopilot</h1>
      <AutopilotTabs workspace={workspace} here="overview" />
      <Alert message={problem} />
      {isSaved && (
        <Note kind="good" isStatus>
          <p>Saved. It holds for new comments from now on.</p>
        </Note>
      )}
      {!status.set_up && (
        <Note kind="warn">
          <p>The autopilot does nothing yet: it needs a connected account, and at least one protection.</p>
        </Note>
      )}
      <Weeks {...props} />
      <section class="columns-of-two">
        <DayPlot days={days} />
        <AreaPlot areas={areas} />
      </section>
      <Lessons {...props} />
      {status.second_opinions !== null && (
        <p class="soft small">
          {`A language model was asked about ${status.second_opinions.asked_today} comments today, of at most ${status.second_opinions.a_day}.`}
        </p>
      )}
      <ProtectionSwitches {...props} live={live} />
      <Toasts />
    </div>
  )
}
