import type { Rewrite } from "../Rewrites/Words.ts"

const hiding =
  "(?:(?:automatic|auto) ?-?)?(?:hiding|hides?|deletions?|deleting|removals?|removing|block(?:ing|s)?|filter(?:ing|s)?|moderat(?:ion|ing)|censor(?:ing|ship)|bans?|blacklist(?:ing)?)"
const any = "(?:(?:the|our|your|all|any|that|this) )*"
const place = "(?<there>(?:(?:on|in|at|for|under) [^,]+, )?)"
const asked = "(?:(?:please|pls|just|also|you can|you may|can you|could you|we want to|i want to|i['’]d like to) )*"
const of = "(?:of|for|on|against|about)"
/** Which words a filter is for, it does not say. */
const what = "(?<what>(?!(?:words?|keywords?|comments?|content|it|them|that|this)$)[^,;:]+?)"
const where = "(?<where>(?: (?:on|in|under) [^,;:]+)?)"
const stopping = "(?:disable|deactivate|pause|suspend|relax|loosen|drop)"

/** Forms with a verb before what is switched; `off`: as said before it, as said behind it. */
const switched = (before: string, verbs: string, behind: string, to: string): ReadonlyArray<Rewrite> => [
  [new RegExp(`^${place}${asked}${before} ${any}${hiding} ${of} ${what}$`, "iu"), `$<there>${to} $<what>`],
  [new RegExp(`^${place}${asked}${before} ${any}${what} ${hiding}${where}$`, "iu"), `$<there>${to} $<what>$<where>`],
  [
    new RegExp(`^${place}${asked}${verbs} ${any}${hiding} ${of} ${what} ${behind}${where}$`, "iu"),
    `$<there>${to} $<what>$<where>`
  ],
  [
    new RegExp(`^${place}${asked}${verbs} ${any}${what} ${hiding} ${behind}${where}$`, "iu"),
    `$<there>${to} $<what>$<where>`
  ],
  [
    new RegExp(`^${place}${any}${hiding} ${of} ${what}(?::| should be| must be| is)? ${behind}${where}$`, "iu"),
    `$<there>${to} $<what>$<where>`
  ],
  [
    new RegExp(`^${place}${any}${what} ${hiding}(?::| should be| must be| is)? ${behind}${where}$`, "iu"),
    `$<there>${to} $<what>$<where>`
  ]
]

/** Hiding as of a machine that is switched on or off: `turn the profanity filter off`. */
export const switches: ReadonlyArray<Rewrite> = [
  // `remove filters on Instagram` may speak of photographs
  [
    new RegExp(
      `^${place}${asked}(?:remove|lift|undo|end|cancel|scrap|take off) the (?:hiding|filter|block|ban|restriction) ${of} ${what}${where}$`,
      "iu"
    ),
    "$<there>never hide $<what>$<where>"
  ],
  ...switched(`(?:(?:turn|switch|shut) off|${stopping})`, "(?:turn|switch|shut|keep|leave)", "off", "never hide"),
  ...switched("(?:(?:turn|switch) on|enable|activate)", "(?:turn|switch|keep|leave)", "on", "hide")
]
