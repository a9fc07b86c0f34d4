import { hide, keep, type Rewrite } from "./Words.ts"

const degrees =
  "(?:angry|angriest|harsh|harshest|mild|mildest|strong|nasty|tough|critical|unfair|sarcastic|ironic|silly|small|minor|slight|long|short|old|loud|blunt|brutal|bitter|emotional|unfriendly|polite|friendly|funny|joking|subtle|disguised|masked|censored|light|soft|tiny|single|annoying|stupid|dumb|weird|unfounded|exaggerated|wrong|untrue|repeated|rude|grumpy|cranky|mean|unkind|whiny|snarky|cheeky|petty|salty|heated|fierce|passionate|ridiculous|unreasonable|hurtful|embarrassing|uncomfortable|painful|inconvenient|awkward|sharp|negative|detailed|impolite|unjustified|over the top|off the mark|not fair|not nice)"
const widening = `even (?:if |when |though |the |an? |if (?:it|they)(?:['’]re| are|['’]s| is| sounds?| seems?| looks?) |when (?:it|they)(?:['’]re| are|['’]s| is) |though (?:it|they)(?:['’]re| are|['’]s| is) )?(?:very |really |quite |a bit |rather |pretty )?${degrees}`

const them = "(?:it|they|that|those|these)"
const being = `${them}(?:['’]re| are|['’]s| is| sounds?| seems?| looks?)(?: a bit| very| really| quite| rather| pretty| so| too)?`

/** What stands beside an instruction and takes nothing away from it. */
export const asides: ReadonlyArray<Rewrite> = [
  // a law behind what is wanted says why, and is nothing to look for
  [
    /^((?:please )?(?:hide|remove|delete|block|no|never (?:leave|show|allow)) (?:[^,]+?|.+, .+ (?:and|or) [^,]+?))(?:,| [–—-]) ?(?:because of |due to )?(?:the |it['’]s )?(?:GDPR|HIPAA|CCPA|COPPA|DSGVO|RGPD|AVG|LGPD)(?: (?:rules?|law|reasons?|compliance))?$/iu,
    "$1"
  ],
  [
    new RegExp(
      `,? (?:(?:no matter|regardless of|(?:(?:i|we) )?(?:do not|don['’]?t) care) how ${degrees}(?: ${being})?|however ${degrees}(?: ${being})?|(?:just |only |simply |merely )*because ${being} ${degrees}|even (?:if|when|though) ${them} (?:hurts?|stings?|makes? us look bad|embarrass(?:es)? us|annoys? us|blames? us))(?=$|,)`,
      "i"
    ),
    ""
  ],
  // `even from people who sound angry`
  [
    new RegExp(
      `,? even (?:(?:if|when) (?:it|they)(?:['’]s|['’]re| is| are) )?(?:from|by) (?:people|customers|guests|clients|fans|users|those|anyone|someone|somebody) (?:who|that) (?:is|are|sounds?|seems?|looks?|gets?) (?:very |really |a bit )?${degrees}(?=$|,)`,
      "iu"
    ),
    ""
  ],
  [
    /,? (?:of (?:any|every|all) (?:kinds?|sorts?|types?)|in (?:any|every|all)(?: its| their)?(?: shape or)? (?:forms?|shapes?)|in whatever form|no questions asked|no ifs,? (?:and )?no buts|across the board)(?=$|[ ,])/i,
    ""
  ],
  [/\b(?:all|any|every|different) (?:kinds?|sorts?|types?|forms?) of (?=\p{L})/giu, ""],
  [
    /^(?:(?:our|the|my|a|house|golden|general|simple|moderation|page|\p{Lu}\p{Ll}+['’]s) )*(?:policy|rules?)(?: (?:no\.? ?|number |#)?(?:\d{1,2}|one|two|three))?(?: here| for \p{L}+)?(?: is(?: simple)?)?(?: ?:| [–—-]) (?=\p{L})/iu,
    ""
  ],
  [
    new RegExp(
      `^((?:please )?(?:${keep}|never hide|(?:do not|don['’]?t|never) (?:hide|remove|delete|touch)) .+?), (?:we|i)(?:['’]d)? (?:want|need|like|love|would like|have) to (?:see|read|hear|answer|respond to|reply to|know about) (?:it|them|those|these|that)$`,
      "i"
    ),
    "$1"
  ],
  [
    new RegExp(
      `^((?:please )?(?:${keep}|never hide|(?:do not|don['’]?t|never) (?:hide|remove|delete|touch)) .+?), (?:people|customers|users|they|everyone|everybody|fans|guests|parents) (?:are|['’]re|is) (?:allowed|entitled|free|right) to (?:(?:be|feel|get) \\p{L}+|complain|moan|vent|an opinion|their opinion)$`,
      "iu"
    ),
    "$1"
  ],
  [
    new RegExp(
      `,? ${widening}(?: (?:ones?|comments|swearing|complaints|criticism|insults|words|language|jokes|versions?))?(?=$|,| (?:stays?|is|are|should|must|can)\\b),?`,
      "i"
    ),
    ""
  ],
  [
    / \((?:people|same|the same|like|e\.?g\.?|such as|for example|for instance|you know|i mean|the usual|of course|obviously|always|please|sorry|thanks|no exceptions|seriously|any kind|all kinds|of any kind|in any form|in any language|no matter what)\b(?![^)]*\b(?:not|only|except|unless|but|if|on|under|our|ours|us)\b)[^()]*\)(?=$|[ ,:])/i,
    ""
  ],
  [
    /,? (?:we|i)(?:['’]ve| have)?(?: already)? (?:answered|explained|said) (?:(?:it|that|this|them|those|all that) )?(?:already|often enough|(?:so|too) (?:many times|often)|(?:an? )?(?:\d{1,4}|hundreds?|thousands?|millions?|dozens?)(?: of)? times)$/iu,
    ""
  ],
  // `except links to our own menu at bloom.example`
  [
    /(?<=\b(?:except|unless|other than|apart from|excluding|but not)(?: for)? )(?:(?:the |any )?(?:links?|urls?) )?(?:to )?(?:our|my)(?: own)?(?: \p{Ll}+){1,2} (?:at|on) (?=(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,7}(?:$|[,;/ ]))/iu,
    "links to "
  ],
  [/,? for (?:[\p{L}-]+ )?(?:reasons?|compliance|privacy|safety|gdpr)(?: reasons?)?$/iu, ""],
  [
    /,? before (?:you (?:act|do anything|decide|touch (?:it|them|anything)|react|hide anything)|doing anything|anything happens|anything else|taking action|it['’]s hidden|they['’]re hidden|they are hidden|it is hidden)(?: please)?$/i,
    ""
  ],
  [
    /^(?:a |one |another )?(?:note|reminder|rule|tip|request|important|nb|fyi|ps|p\.s)(?: (?:from|for) \p{L}+)? ?[:–—-]+ ?(?=\p{L})/iu,
    ""
  ],
  [
    /^(?:(?:one|two|a few|last|first|second|third|final|another) (?:more )?(?:things?|wish(?:es)?|rules?|points?|requests?) ?[:–—-]+ |(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|finally|lastly|most importantly|above all|also),? )(?=\p{L})/iu,
    ""
  ],
  [new RegExp(`^((?:please )?(?:${hide}) .+?),? without asking(?: me| us)?(?: first)?(?=$|,)`, "i"), "$1"],
  [/,? (?:and )?never ask(?: me| us)?(?: about (?:it|them))?$/i, ""],
  [
    new RegExp(
      `^((?:${hide}) .+?),? (?:and |but )?(?:don['’]?t|do not|no need to) (?:bother to )?ask(?: me| us)?(?: about (?:it|them)| first)?$`,
      "i"
    ),
    "$1"
  ],
  [
    /,? (?:no exceptions?|always|please|period|full stop|ever|no matter what|whatever happens|at any time|24\/7|thanks)(?:,? (?:no exceptions?|always|please|period|full stop|ever|thanks))+$/i,
    ""
  ],
  [
    new RegExp(
      `^(?:please )?be (?:gentle|careful|kind|strict|nice|patient|generous|lenient|tough) ?[:–—-]+ ?(?=(?:please )?(?:${hide}|${keep})\\b)`,
      "i"
    ),
    ""
  ]
]
