import type { Noticed } from "#schema/app/NeedsYouView.ts"

interface MarkedProps {
  readonly text: string
  /** In the order of the text, in code points; none overlaps another. */
  readonly noticed: ReadonlyArray<Noticed>
  readonly areas: Readonly<Record<string, string>>
}

/** A stranger's text, in which what was noticed is marked. */
export const Marked = ({ areas, noticed, text }: MarkedProps) => {
  const signs = Array.from(text)
  const upTo = (start: number, end: number) => signs.slice(start, end).join("")
  return (
    <>
      {noticed.map(({ area, end, start }, index) => [
        upTo(noticed[index - 1]?.end ?? 0, start),
        <mark key={start} title={areas[area]}>
          {upTo(start, end)}
        </mark>
      ])}
      {upTo(noticed.at(-1)?.end ?? 0, signs.length)}
    </>
  )
}
