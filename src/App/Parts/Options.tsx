interface OptionsProps {
  /** What is chosen where nothing is. */
  readonly all: string
  readonly chosen: string | undefined
  readonly options: ReadonlyArray<readonly [value: string, words: string]>
}

/** Those of a choice, with one for all. */
export const Options = ({ all, chosen = "", options }: OptionsProps) => (
  <>
    <option value="">{all}</option>
    {options.map(([value, words]) => (
      <option key={value} value={value} selected={value === chosen}>
        {words}
      </option>
    ))}
  </>
)
