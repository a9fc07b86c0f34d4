import type { ComponentChildren } from "preact"
import { Hidden } from "./Form.tsx"
import { Options } from "./Options.tsx"

interface FiltersProps {
  /** The page that they narrow. */
  readonly action: string
  readonly workspaceId: string
  readonly children: ComponentChildren
  /** What stands after the button. */
  readonly more?: ComponentChildren
}

/**
 * Which part of a list is shown: a form, so that it works without script and its address can be kept. Who goes back sees
 * the filters of the list that is shown, and not those that were chosen last.
 */
export const Filters = ({ action, children, more, workspaceId }: FiltersProps) => (
  <form method="get" action={action} class="filters" autoComplete="off">
    <Hidden name="workspace" value={workspaceId} />
    {children}
    <button type="submit" class="plain">
      Show
    </button>
    {more}
  </form>
)

interface ChoiceProps {
  readonly name: string
  readonly words: string
  /** What stands there where nothing is chosen. */
  readonly all: string
  /** What was asked for, by name, as it was sent. */
  readonly asked: Readonly<Record<string, string>>
  readonly options: ReadonlyArray<readonly [value: string, words: string]>
}

/** One of several, or all of them. */
export const FilterChoice = ({ all, asked, name, options, words }: ChoiceProps) => (
  <label>
    {words}
    <select name={name}>
      <Options all={all} chosen={asked[name]} options={options} />
    </select>
  </label>
)
