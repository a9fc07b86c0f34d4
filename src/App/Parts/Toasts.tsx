import { signal } from "@preact/signals"

export interface Toast {
  readonly id: string
  readonly text: string
  readonly kind: "good" | "alert"
  readonly undo?: () => void
}

const shown = signal<ReadonlyArray<Toast>>([])

const longestMilliseconds = 10_000
const most = 3

export const dismiss = (id: string) => {
  shown.value = shown.value.filter((one) => one.id !== id)
}

/** Says what came of something, for ten seconds; what has the same id is replaced. */
export const toast = (one: Toast) => {
  shown.value = [...shown.value.filter(({ id }) => id !== one.id), one].slice(-most)
  setTimeout(() => {
    if (shown.value.includes(one)) dismiss(one.id)
  }, longestMilliseconds)
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {shown.value.map(({ id, kind, text, undo }) => (
      <p key={id} class={`toast ${kind}`}>
        <span>{text}</span>
        {undo !== undefined && (
          <button type="button" class="link" onClick={undo}>
            Undo
          </button>
        )}
      </p>
    ))}
  </div>
)
