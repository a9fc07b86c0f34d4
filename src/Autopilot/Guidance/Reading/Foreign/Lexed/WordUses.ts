/** What a word of an instruction does in it, in any language. */
export const kinds = [
  /** They say to hide, to keep or to ask, in whatever form. */
  "hide",
  "keep",
  "ask",
  /** `Forbidden`, `not welcome`: said of comments it is to hide them, said of hiding them it is the opposite. */
  "ban",
  /** Words to keep that say no to hiding: `hands off`, `do not touch`. */
  "denying",
  /** `Let`, `may`: to keep where nothing else says what to do. */
  "weak",
  /** Of what does not bother anybody. */
  "bother",
  "want",
  /** `See` and `first`: who wants to see something first wants to be asked. */
  "see",
  "first",
  /** Without asking: what is not to be done so is to be asked about. */
  "unasked",
  "before",
  "not",
  /** Beside another `not` it is the same no, in languages that say it twice. */
  "never",
  /** `Complaints yes, links no`: said of what stands before it, to keep it, or behind what is denied, the opposite. */
  "yes",
  /** Behind a no it may be what is denied: `do not delete criticism … always`. */
  "always",
  /** `No`, before what there should be none of. */
  "none",
  /** The same, but only where an instruction begins: `delete comments without links` is about other comments. */
  "without",
  "filler",
  /** Before, and behind what a comment speaks of. */
  "about",
  "after",
  /** Those of them that say what comments claim: a no behind them is of the claim. */
  "claims",
  /** Before what comments have. */
  "with",
  "of",
  "against",
  /** Comments, and whoever writes them. */
  "comments",
  /** Whoever else writes them. */
  "people",
  /** Other shops and pages, which are advertised: of `links to other shops` they say which. */
  "others",
  /** Verbs that say who the competitors are, and how they are called. */
  "rivals",
  /** Before examples, which competitors are named as. */
  "like",
  "called",
  "everything",
  "from",
  /** They go on with what stands before a comma. */
  "relative",
  "that",
  /** The same, behind a wish alone: `thanks that you delete it` is none. */
  "wished",
  /** `All`: behind a `not` it leaves some. */
  "each",
  "and",
  /** Of those, what may carry a no on: `never delete links or keep spam`. */
  "or",
  /** The same behind a no, and a no by itself. */
  "nor",
  "but",
  /** They open a reason, or end one. */
  "because",
  "since",
  "therefore",
  "if",
  /** Somebody asks about something. */
  "asks",
  /** Before, and behind what is left out. */
  "except",
  "besides",
  /** Before, and behind what something is to be done in as well, and not to: `even in compliments`. */
  "even",
  "evenAfter",
  "only",
  "elsewhere",
  /** Before, and behind a place. */
  "on",
  "under",
  "there",
  "below",
  "ads",
  "posts",
  /** They tell a post or a comment by what nothing in it shows. */
  "vague",
  "topic",
  /** What comments speak of besides topics, and what they say of it: each with the words that they have for it. */
  "thing",
  "quality",
  /** The brand and what it sells, of which claims are. */
  "ours",
  /** Debates and jokes, which beside what they are about add nothing. */
  "talk",
  "language",
  "platform"
] as const
export type WordUse = (typeof kinds)[number]

/** What a word may be, each with its topic, language or platform; others have none. */
export type WordUses = Readonly<Partial<Record<WordUse, string>>>
