import type { ComponentChildren } from "preact"
import { Hidden } from "../../Parts/Form.tsx"

interface ConfirmProps {
  /** Where the form goes. */
  readonly action: string
  readonly fields: Readonly<Record<string, string>>
  readonly button: string
  /** Where nothing is done. */
  readonly cancel: string
  readonly children: ComponentChildren
}

/** Asks before something is done that cannot be undone. */
export const Confirm = ({ action, button, cancel, children, fields }: ConfirmProps) => (
  <form method="post" action={action} class="confirm">
    {Object.entries(fields).map(([name, value]) => (
      <Hidden key={name} name={name} value={value} />
    ))}
    {children}
    <div class="actions">
      <a class="button plain" href={cancel}>
        Cancel
      </a>
      <button type="submit" class="danger full">
        {button}
      </button>
    </div>
  </form>
)
