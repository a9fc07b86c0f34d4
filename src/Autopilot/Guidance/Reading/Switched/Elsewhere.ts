import type { Rule } from "../../Policy.ts"

/** Words that switch something off, each of which means hiding in no other sentence. */
const off =
  /(?<!\p{L})(?:schalt\p{L}*|stell\p{L}*|mach\p{L}*|dreh\p{L}*)(?!\p{L})[^,;]*(?<!\p{L})(?:aus|ab)(?!\p{L})|(?:aus|ab)(?:ge|zu)?(?:schalt|stell)\p{L}*|deaktivier\p{L}*|(?<!\p{L})(?:zet|schakel|doe)\p{L}*(?!\p{L})[^,;]*(?<!\p{L})uit(?!\p{L})|uitzetten|uitschakelen|désactiv\p{L}*|desactiv\p{L}*|deaktyw\p{L}*|desativ\p{L}*|desligu?\p{L}*|disattiv\p{L}*|wyłącz\p{L}*|filtresini kapa\p{L}*|devre dışı|オフに|解除|꺼|끄|해제|عطّ?ل\p{L}*|أوقف\p{L}*|बंद (?:कर|रख)/iu
const filter = /filt[erêr]|フィルター|필터|فلتر|फ़?िल्टर/iu

/** Whether it hides what a filter that is switched off was for: `zet het filter voor scheldwoorden uit`. */
export const hidesSwitchedOff = (sentence: string, rules: ReadonlyArray<Rule>): boolean =>
  filter.test(sentence) && off.test(sentence) && rules.some(({ effect }) => effect === "hide")
