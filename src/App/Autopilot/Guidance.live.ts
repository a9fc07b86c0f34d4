import { signal } from "@preact/signals"
import type { PolicyPreview } from "#schema/app/NeedsYouView.ts"
import type { Backtest } from "#schema/resources/policy/Backtest.ts"
import type { Shadow } from "#schema/resources/policy/Shadow.ts"
import { client } from "../Browser/Client.ts"
import type { GuidanceProps, Understood } from "./GuidanceProps.ts"

/** After the last key. */
const restMilliseconds = 500
const pollMilliseconds = 1000

interface InForce {
  readonly guidance: string
  readonly version: number
  readonly understood: Understood
}

/** What the page shows, and what is asked for meanwhile. */
export const liveGuidance = (props: GuidanceProps) => {
  const { api, app } = client(props.workspace)
  const inForce = signal<InForce>({ guidance: props.guidance, version: props.version, understood: props.understood })
  const draft = signal(props.draft)
  const reading = signal<Understood | null>(props.preview)
  const preview = signal<PolicyPreview | null>(props.preview)
  const backtest = signal<Backtest | null>(props.backtest)
  const shadow = signal<Shadow | null>(props.shadow)
  const problem = signal(props.problem)
  const done = signal(props.done)
  const warnings = signal(props.warnings)
  /** What is shown is of another text than the one in the field, which is looked at. */
  const isReading = signal(false)
  const isLooking = signal(false)
  const isSaving = signal(false)
  let rest: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  let hasTyped = false

  const said = (words: { readonly done?: string; readonly problem?: string }) => {
    done.value = words.done ?? null
    problem.value = words.problem ?? null
    warnings.value = []
  }

  const leave = () => {
    clearTimeout(rest)
    asked++
    isReading.value = false
    isLooking.value = false
  }

  const look = async () => {
    const nth = ++asked
    const payload = { guidance: draft.value }
    const read = await app("needs_you.reading", { payload })
    // an answer to what stood there before is none
    if (nth !== asked) return
    reading.value = read.isDone ? read.value.data : null
    isReading.value = false
    const found = read.isDone ? await app("needs_you.preview", { payload }) : read
    if (nth !== asked) return
    leave()
    preview.value = found.isDone ? found.value.data : null
    if (!found.isDone) said({ problem: found.refusal.message })
  }

  const type = (text: string) => {
    hasTyped = true
    draft.value = text
    leave()
    if (text === inForce.value.guidance) {
      reading.value = null
      preview.value = null
    } else {
      isReading.value = true
      isLooking.value = true
      rest = setTimeout(() => void look(), restMilliseconds)
    }
  }

  const save = async () => {
    isSaving.value = true
    const guidance = draft.value
    const saved = await api("autopilot.putGuidance", { payload: { guidance }, ifMatch: `"${inForce.value.version}"` })
    isSaving.value = false
    if (!saved.isDone) {
      const meanwhile =
        "Somebody else has changed the guidance meanwhile, so yours was not saved. Your text is still here. Open this page in another tab to see theirs, and save again once both are in it."
      return said({ problem: saved.refusal.status === 412 ? meanwhile : saved.refusal.message })
    }
    const { policy_version, warnings: shows = [] } = saved.value.data
    said({ done: `Saved as version ${policy_version}. It holds for new comments from now on.` })
    warnings.value = shows
    if (draft.value === guidance) {
      leave()
      reading.value = null
      preview.value = null
    }
    const found = await api("policy.getPolicy", {})
    const understood = found.isDone ? found.value.data : inForce.value.understood
    inForce.value = { guidance: saved.value.data.guidance, version: policy_version ?? 0, understood }
  }

  const follow = async (id: string): Promise<void> => {
    const found = await api("policy.getBacktest", { path: { id } })
    if (!found.isDone) return said({ problem: found.refusal.message })
    backtest.value = found.value.data
    if (found.value.data.status === "queued" || found.value.data.status === "running") {
      setTimeout(() => void follow(id), pollMilliseconds)
    }
  }

  return {
    backtest,
    done,
    draft,
    inForce,
    isLooking,
    isReading,
    isSaving,
    preview,
    problem,
    reading,
    shadow,
    warnings,
    save,
    type,
    /** Whether words were typed that are lost with the page. */
    isUnsaved: () => hasTyped && draft.value !== inForce.value.guidance,
    /** Takes up what was under way when the page was loaded. */
    resume: () => {
      const { value } = backtest
      if (value?.status === "queued" || value?.status === "running") void follow(value.id)
    },
    tryAll: async (limit: number) => {
      const started = await api("policy.startBacktest", { payload: { draft: { guidance: draft.value }, limit } })
      if (!started.isDone) return said({ problem: started.refusal.message })
      backtest.value = started.value.data
      return follow(started.value.data.id)
    },
    startShadow: async () => {
      const started = await api("policy.putShadow", { payload: { guidance: draft.value } })
      if (!started.isDone) return said({ problem: started.refusal.message })
      shadow.value = started.value.data
      const before = started.value.data.replaced
      const replaced = before === undefined ? "" : ` The draft that ${before.started_by} had started is stopped.`
      said({ done: `The draft decides beside the guidance in force from now on, without effect.${replaced}` })
    }
  }
}
export type LiveGuidance = ReturnType<typeof liveGuidance>
