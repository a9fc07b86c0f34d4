import ar from "./ar.json" with { type: "json" }
import de from "./de.json" with { type: "json" }
import en from "./en.json" with { type: "json" }
import es from "./es.json" with { type: "json" }
import fr from "./fr.json" with { type: "json" }
import hi from "./hi.json" with { type: "json" }
import it from "./it.json" with { type: "json" }
import ja from "./ja.json" with { type: "json" }
import ko from "./ko.json" with { type: "json" }
import nl from "./nl.json" with { type: "json" }
import pl from "./pl.json" with { type: "json" }
import pt from "./pt.json" with { type: "json" }
import type { ListedTopic } from "./SpokenSubjects.ts"
import tr from "./tr.json" with { type: "json" }

/**
 * Entries, several to a line with `|` between. `word*` is any word that begins so; several words stand side by side; in
 * Japanese and Korean entries are looked for anywhere. `ä` and `a` are the same. Words of an
 * entry under `none` are of no topic.
 */
export type SubjectLists = Readonly<Record<ListedTopic | "none", ReadonlyArray<string>>>

/** By language. In English only what means something else in other languages: the rest is looked for in all. */
export const subjectLists: Readonly<Record<string, SubjectLists>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  tr
}
