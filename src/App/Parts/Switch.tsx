import type { ComponentChildren } from "preact"

interface SwitchProps {
  readonly name: string
  readonly value: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  /** What it is for, below its name. */
  readonly hint: string
  readonly onTurn?: (on: boolean) => void
  readonly children: ComponentChildren
}

/** Something that is on or off, and changes at once where scripts run. */
export const Switch = ({ children, hint, isDisabled = false, isOn, name, onTurn, value }: SwitchProps) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      name={name}
      value={value}
      checked={isOn}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onTurn?.(currentTarget.checked)}
    />
    <span class="track" aria-hidden="true" />
    <span>
      <strong>{children}</strong>
      <span class="small soft">{hint}</span>
    </span>
  </label>
)
