import ar from "./OrdinaryComments/ar.json" with { type: "json" }
import de from "./OrdinaryComments/de.json" with { type: "json" }
import en from "./OrdinaryComments/en.json" with { type: "json" }
import es from "./OrdinaryComments/es.json" with { type: "json" }
import fr from "./OrdinaryComments/fr.json" with { type: "json" }
import hi from "./OrdinaryComments/hi.json" with { type: "json" }
import it from "./OrdinaryComments/it.json" with { type: "json" }
import ja from "./OrdinaryComments/ja.json" with { type: "json" }
import ko from "./OrdinaryComments/ko.json" with { type: "json" }
import nl from "./OrdinaryComments/nl.json" with { type: "json" }
import pl from "./OrdinaryComments/pl.json" with { type: "json" }
import pt from "./OrdinaryComments/pt.json" with { type: "json" }
import tr from "./OrdinaryComments/tr.json" with { type: "json" }

/**
 * What people write under any brand's posts in each language, all of it to be kept. Answers are mostly about what should
 * go, and taken by themselves would speak against everybody who uses the same words as a scammer does.
 */
export const ordinary: ReadonlyArray<string> = [en, de, nl, pl, fr, es, it, pt, ja, ko, tr, ar, hi].flat()
