import type { Rule } from "../../Policy.ts"

/** What a sentence says by some words that its rules would not do, and why none of them is followed. */
export interface Meant {
  readonly said: RegExp
  readonly of: (rule: Rule) => boolean
  readonly why: string
}

/** Why rules are not followed that would do something else than what is meant; null where none does. */
export const whyMeant = (all: ReadonlyArray<Meant>, said: string, rules: ReadonlyArray<Rule>): string | null =>
  all.find((one) => one.said.test(said) && rules.some(one.of))?.why ?? null

export const ofAnything = () => true
export const telling = "it only tells something, and nothing follows from it; the other sentences stand without it"
export const lostException =
  "it leaves something out, and it is not clear what; write what is left out in a sentence of its own"

/** Reports, answers and noes that have the words of an instruction. */
export const saidOtherwise: ReadonlyArray<Meant> = [
  {
    // `Few complaints should be hidden`
    said: /^(?:very |so |too )?few \p{L}+ (?:should|must|may|can|are|need|stay|go)\b/iu,
    of: ofAnything,
    why: "it speaks of how many there are to be, and a rule is for all of them; say what to hide, keep or ask about"
  },
  {
    // `Yes, hide it`
    said: /^(?:yes|no|yeah|yep|nope|ok|okay|sure|right|well)\b/iu,
    of: ({ terms, topics }) =>
      topics.length === 0 && terms.some((term) => /^(?:yes|no|yeah|yep|nope|ok|okay|sure|right|well)$/iu.test(term)),
    why: "it answers what another sentence asks; say in one what to hide, what to keep or what to ask about"
  },
  {
    // `Swearing does not have to come down`
    said: /\b(?:do(?:es)?(?: not|n['’]?t)|need(?: not|n['’]?t)|never|no) (?:ever )?(?:have to|need to|has to|go|come|get|be|disappear|coming|being)(?: (?:come|go|be|get|disappear|taken|pulled))*(?: (?:down|away|off|hidden|removed|deleted))\b/iu,
    of: ({ effect }) => effect === "hide",
    why: 'it says no in a way that may mean the opposite; say it plainly, as in "Hide links" or "Never hide links"'
  },
  {
    // `Don't run complaints past me`, `spam doesn't go past me`, `threats need no human`
    said: /\b(?:do(?:es)?(?: not|n['’]?t)|need(?: not|n['’]?t)|never|no need to|stop|avoid|without)(?: ever)?(?: have to| need to)? (?:run(?:ning)?|send(?:ing)?|show(?:ing)?|forward(?:ing)?|pass(?:ing)?|refer(?:ring)?|escalat(?:e|ing)|flag(?:ging)?|bring(?:ing)?|report(?:ing)?|routing|route|go|come)\b(?! (?:anything|it|them) )|\b(?:needs?|requires?) no (?:human|approval|check(?:ing)?|review|person|sign-?off)\b|\bgo(?:es)? to (?:waste|court|seed|pot|ground)\b/iu,
    of: ({ effect }) => effect === "ask",
    why: "it says whom not to ask, and not what to do; say what to hide, what to keep or what to ask about"
  },
  {
    // `We've already hidden the insults`
    said: /^(?:i|we|you|they|he|she|somebody|someone|the (?:team|agency))(?:['’](?:ve|s|d)| have| has| had)?(?: already| just| now| also| both| all)* (?:hidden|removed|deleted|blocked|kept|left)\b/iu,
    of: ofAnything,
    why: telling
  },
  {
    // `Zero tolerance for hidden complaints`
    said: /\btolerance (?:for|of|to|towards?|with|on) (?:hidden|hiding|removed|removing|deleted|deleting|blocked|blocking|censor\p{L}+)\b|^beware of (?:hid|delet|remov|block|censor)/iu,
    of: ofAnything,
    why: telling
  },
  {
    // `Without insults a complaint may stay`
    said: /^without [^,;]+ (?:may|can|should|must|could|will|is|are) (?:be )?(?:stay|remain|kept|left|fine|ok|okay|hidden|removed|deleted|go)\b/iu,
    of: ofAnything,
    why: lostException
  },
  {
    // `Take away the rule about swearing`, `do away with hiding questions`
    said: /\b(?:take away|drop|lose|lift|end|remove|delete|get rid of|scrap|ditch|forget|cancel) (?:(?:the|our|your|that|this|any) )*(?:rules?|bans?|restrictions?|filters?|polic(?:y|ies)|blocks?|limits?) (?:on|about|against|for|of) |\b(?:do away with|put an end to|put a stop to|crack down on|clamp down on|stamp out|shut down|end|stop to) (?:\p{L}+ )?(?:hid|delet|remov|block|censor)\p{L}*\b|\b(?:hidden|hide|hiding|deleted|removed) (?:folder|list|queue|pile|tab)\b/iu,
    of: ({ effect }) => effect === "hide",
    why: 'it speaks of what was said or done about them before; say plainly what is to be done now, as in "Hide links" or "Never hide links"'
  },
  {
    // `Undo the hiding of complaints`, `turn links off`
    said: /\b(?:undo(?:es|ing)?|revers(?:e|ing)|revert(?:ing)?|disabl(?:e|ing)|deactivat(?:e|ing)|paus(?:e|ing)|suspend(?:ing)?|loosen(?:ing)?|relax(?:ing)?)\b(?=[^,;]*\b(?:hid|delet|remov|block|filter|moderat|censor|ban))|\b(?:turn|switch|shut)(?:ed|ing|s)?\b[^,;]*\b(?:off|down)\b|\b(?:filter|hiding|blocking)s?:? (?:is |should be |must be )?off\b/iu,
    of: ({ effect }) => effect === "hide",
    why: 'it says to switch something off, and may mean to hide it or to stop hiding it; say it plainly, as in "Hide links" or "Never hide links"'
  },
  {
    // `Complaints: out of scope`
    said: /\bout of (?:scope|(?:our|my|their) hands?|the question|date|reach|hand|control|context)\b/iu,
    of: ({ effect, terms }) => effect === "hide" && terms.length === 0,
    why: telling
  },
  {
    // `Rumours need no checking`
    said: /\b(?:needs?|requires?) no (?:flagging|checking|review(?:ing)?|moderat(?:ion|ing)|approval|attention|reply|answer(?:ing)?|looking at)\b/iu,
    of: ofAnything,
    why: "it says what need not be done, and not what to do; say what to hide, what to keep or what to ask about"
  },
  {
    // `Never hide complaints without warning`
    said: /\bwithout (?:any |prior |a |good )?(?:warning|notice|discussion|delay|reason|explanation|cause)\b/iu,
    of: ({ except }) => except.length > 0,
    why: "it says how it is done, and not what to do; say what to hide, what to keep or what to ask about"
  },
  {
    // `Leave em`
    said: /\b['’]?em\b/iu,
    of: ({ terms }) => terms.some((term) => /^['’]?em$/iu.test(term)),
    why: "it does not say what to hide, what to keep or what to ask about; name it in the same sentence"
  }
]
