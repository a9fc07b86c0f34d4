import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

/** What is said besides, and takes nothing away. */
export const saidBeside: ReadonlyArray<Rewrite> = [
  // `(incl. elections)`
  [/ \(incl(?:\.|uding)?,? (?<more>(?!(?:ours?|my|not|only|even|on|in)\b)[^()]+)\)/iu, ", $<more>"],
  // `And no religion either`
  [
    /^(?:(?:and|also|but),? )*(?<no>(?:no|never show|(?:we|i) (?:don['’]?t|do not) want) [^,;:]+?),? either$/iu,
    "$<no>"
  ],
  // `Leave up comments from @lena no matter what, she's our ambassador`
  [
    new RegExp(
      `${unquoted}(?<=[\\p{L}\\p{N}_]),? (?:no matter what|whatever (?:it|he|she|they) (?:is|says?|writes?|posts?))(?=,)`,
      "iu"
    ),
    ""
  ],
  // `Monkey emojis at players`
  [
    /(?<=\p{L} )(?<emojis>emojis?|emoticons)(?: (?:that are|which are))?(?: (?:aimed|directed|thrown|sent|posted|used|left))? (?:at|to|towards?|against) (?:(?:our|the|any|other|black|opposing|rival|away|home|my) )*(?!all\b|me\b|us\b|once\b|night\b|least\b)\p{L}{3,}(?=$|[,.;]| (?:and|or|on|should|must|is|are|go|goes|get|gets)\b)/iu,
    "$<emojis>"
  ],
  // `betting tips and odds`
  [
    /(?<!\p{L})(?<kind>betting|gambling) tips(?<joint>,? (?:and|or|&) |, )odds(?!\p{L})/iu,
    "$<kind> tips$<joint>$<kind> odds"
  ],
  [
    /(?<!\p{L})odds(?<joint>,? (?:and|or|&) |, )(?<kind>betting|gambling) tips(?!\p{L})/iu,
    "$<kind> odds$<joint>$<kind> tips"
  ]
]
