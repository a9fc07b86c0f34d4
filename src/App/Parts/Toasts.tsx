import { signal } from "@preact/signals"

export interface Toast {
  readonly id: string
  readonly text: string
  readonly kind: "good" | "alert"
  readonly undo?: () => void
  /** How long it stands there; ten seconds where it is not said. */
  readonly milliseconds?: number
}

const shown = signal<ReadonlyArray<Toast>>([])

const usualMilliseconds = 10_000
const most = 3

export const dismiss = (id: string) => {
  shown.value = shown.value.filter((one) => one.id !== id)
}

/** Says what came of something, and goes by itself; what has the same id is replaced. */
export const toast = (one: Toast) => {
  shown.value = [...shown.value.filter(({ id }) => id !== one.id), one].slice(-most)
  setTimeout(() => {
    if (shown.value.includes(one)) dismiss(one.id)
  }, one.milliseconds ?? usualMilliseconds)
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {shown.value.map(({ id, kind, text, undo }) => (
      <p key={id} class={`toast ${kind}`}>
        <bdi>{text}</bdi>
        {undo !== undefined && (
          <button type="button" class="link" onClick={undo}>
            Undo
          </button>
        )}
      </p>
    ))}
  </div>
)
