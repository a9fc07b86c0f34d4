import type { ComponentChildren } from "preact"
import { areKeysOn } from "../Browser/Keys.ts"

/** Turns letters off that do something by themselves, and on again. */
export const KeysSwitch = ({
  children,
  class: name
}: {
  readonly class?: string
  readonly children: ComponentChildren
}) => (
  <label class={name}>
    <input
      type="checkbox"
      checked={areKeysOn.value}
      onChange={({ currentTarget }) => {
        areKeysOn.value = currentTarget.checked
      }}
    />
    {children}
  </label>
)
