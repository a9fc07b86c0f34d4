import { counted } from "../Parts/Words.tsx"

interface AskFirstProps {
  readonly hidden: number
  readonly chosen: number
  readonly isBusy: boolean
  /** Where the page is without the question. */
  readonly path: string
  readonly sure: () => void
  readonly cancel: () => void
}

/** Asks before several comments are left up of which some are hidden: one click would show all of them again. */
export const AskFirst = ({ cancel, chosen, hidden, isBusy, path, sure }: AskFirstProps) => (
  <fieldset class="asks" disabled={isBusy} aria-label="Before they are left up">
    <span class="small" role="alert">
      {hidden === 1
        ? `1 of ${counted(chosen, "chosen comment")} is hidden. Everybody would see it again.`
        : `${hidden} of ${counted(chosen, "chosen comment")} are hidden. Everybody would see them again.`}
    </span>
    <button
      type="submit"
      name="sure"
      value={hidden}
      class="plain"
      onClick={(event) => {
        event.preventDefault()
        sure()
      }}
    >
      {hidden === 1 ? "Show it again" : `Show all ${hidden} again`}
    </button>
    <a
      href={path}
      class="small"
      onClick={(event) => {
        event.preventDefault()
        cancel()
      }}
    >
      Cancel
    </a>
  </fieldset>
)
