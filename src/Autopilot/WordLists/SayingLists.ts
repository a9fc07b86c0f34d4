import ar from "./Sayings/ar.json" with { type: "json" }
import de from "./Sayings/de.json" with { type: "json" }
import en from "./Sayings/en.json" with { type: "json" }
import es from "./Sayings/es.json" with { type: "json" }
import fr from "./Sayings/fr.json" with { type: "json" }
import hi from "./Sayings/hi.json" with { type: "json" }
import id from "./Sayings/id.json" with { type: "json" }
import it from "./Sayings/it.json" with { type: "json" }
import ja from "./Sayings/ja.json" with { type: "json" }
import ko from "./Sayings/ko.json" with { type: "json" }
import nl from "./Sayings/nl.json" with { type: "json" }
import pl from "./Sayings/pl.json" with { type: "json" }
import pt from "./Sayings/pt.json" with { type: "json" }
import sv from "./Sayings/sv.json" with { type: "json" }
import th from "./Sayings/th.json" with { type: "json" }
import tr from "./Sayings/tr.json" with { type: "json" }
import vi from "./Sayings/vi.json" with { type: "json" }

type SayingLists = Readonly<Record<string, ReadonlyArray<string>>>

/**
 * Sayings of each language by kind. `(a|b c)` is a choice, `?` makes optional, `word*` is what begins so, and `...` stands
 * for up to three words; in Japanese, Korean and Thai for a few characters, and everything is looked for anywhere. With `^ `
 * before it and ` $` behind it a saying is one where it is the whole comment. `@groups` is any group of people,
 * `@person` anyone of one, and `@kind` what either is like.
 */
export const sayingLists: Readonly<Record<string, SayingLists>> = {
  ar,
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  nl,
  pl,
  pt,
  sv,
  th,
  tr,
  vi
}
