import type { TextReading } from "../../Features/Reading.ts"
import type { Word } from "../../Text/Word.ts"
import { namedGroups } from "./NamedGroups.ts"

/** The words of an English comment before and behind the name of those who are spoken of. */
interface AroundGroup {
  readonly before: ReadonlyArray<Word>
  readonly behind: ReadonlyArray<Word>
}

/** What is said around the only name of a group in an English comment; null where it does not name many of one group alone. */
export const aroundOnlyGroup = ({ text: { words, written } }: TextReading): AroundGroup | null => {
  const [group, ...others] = namedGroups(written, "en")
  if (group === undefined || others.length > 0 || group.form !== "several") return null
  const end = group.at + group.length
  return {
    before: words.filter(({ start }) => start < group.at),
    behind: words.filter(({ start }) => start >= end)
  }
}
