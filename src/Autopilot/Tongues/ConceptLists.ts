import ar from "./Concepts/ar.json" with { type: "json" }
import de from "./Concepts/de.json" with { type: "json" }
import en from "./Concepts/en.json" with { type: "json" }
import es from "./Concepts/es.json" with { type: "json" }
import fr from "./Concepts/fr.json" with { type: "json" }
import hi from "./Concepts/hi.json" with { type: "json" }
import id from "./Concepts/id.json" with { type: "json" }
import it from "./Concepts/it.json" with { type: "json" }
import ja from "./Concepts/ja.json" with { type: "json" }
import ko from "./Concepts/ko.json" with { type: "json" }
import nl from "./Concepts/nl.json" with { type: "json" }
import pl from "./Concepts/pl.json" with { type: "json" }
import pt from "./Concepts/pt.json" with { type: "json" }
import sv from "./Concepts/sv.json" with { type: "json" }
import th from "./Concepts/th.json" with { type: "json" }
import tr from "./Concepts/tr.json" with { type: "json" }
import vi from "./Concepts/vi.json" with { type: "json" }

/**
 * By language, what words speak about. `word` is that word, `word*` what begins with it, `*word` what holds it; in
 * Japanese, Korean and Thai all of them are looked for anywhere.
 */
export const conceptLists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
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
