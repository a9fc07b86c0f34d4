import type { Rule } from "../../Policy.ts"
import { type Meant, whyMeant } from "../Guards/SaidOtherwise.ts"
import type { Rewrite } from "../Rewrites/Words.ts"
import { accused, ofCountries } from "./Accused.ts"
import { advertised } from "./Advertised.ts"
import { askedOf } from "./AskedOf.ts"
import { askingInDoubt } from "./AskingInDoubt.ts"
import { saidBeside } from "./Besides.ts"
import { ofBodies } from "./Bodies.ts"
import { complaintsOf } from "./ComplaintsOf.ts"
import { ofDebates, withoutDebate } from "./Debates.ts"
import { ofFirsts } from "./Firsts.ts"
import { greetingsOfAType, inTheStyle } from "./InTheStyle.ts"
import { ofForeignJokes, ofJokesAlone } from "./Jokes.ts"
import { ofSpamLinks, suspectLinks } from "./LinksOfAKind.ts"
import { ofNamedRivals, ofTheirs } from "./NamedRivals.ts"
import { namesBeside } from "./NamesBeside.ts"
import { personsNamed } from "./PersonsNamed.ts"
import { possibleElsewhere, possibly } from "./Possible.ts"
import { preaching } from "./Preaching.ts"
import { rudeRemarks } from "./RudeRemarks.ts"
import { ofSelling } from "./Selling.ts"
import { surnamesOfTopics } from "./SurnamesOfTopics.ts"
import { ofAnySwearing } from "./Swearing.ts"
import { withSurnames } from "./Titled.ts"
import { ofTrashTalk } from "./TrashTalk.ts"
import { whoWritesIn } from "./WhoWritesIn.ts"

/** What is said in words that reach further than it. */
export const narrower: ReadonlyArray<Rewrite> = [
  ...possibly,
  ...withoutDebate,
  ...advertised,
  ...namesBeside,
  ...askedOf,
  ...askingInDoubt,
  ...greetingsOfAType,
  ...rudeRemarks,
  ...whoWritesIn,
  ...saidBeside,
  ...complaintsOf
]

const tooNarrow: ReadonlyArray<Meant> = [
  possibleElsewhere,
  suspectLinks,
  ofDebates,
  ofTheirs,
  accused,
  ofCountries,
  inTheStyle,
  personsNamed,
  preaching,
  ofForeignJokes
]

/** Why rules are not followed that would do more than is meant; null where none does. */
export const whyTooNarrow = (said: string, rules: ReadonlyArray<Rule>): string | null =>
  whyMeant(tooNarrow, said, rules)

const narrowing: ReadonlyArray<(rules: ReadonlyArray<Rule>, said: string) => ReadonlyArray<Rule>> = [
  ofSpamLinks,
  ofNamedRivals,
  ofJokesAlone,
  ofBodies,
  ofTrashTalk,
  ofSelling,
  surnamesOfTopics,
  withSurnames,
  ofAnySwearing,
  ofFirsts
]

/** Rules as narrow as the sentence that they were made from. */
export const narrowed = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> =>
  narrowing.reduce((all, narrow) => narrow(all, said), rules)
