import { type Doing, type HowFarDone, isAsked, isOwn, marked } from "./Done.ts"

const opposing =
  /(?<!\p{L})(?:poison\p{L}*|kill(?:s|ed|ing)?|death|clot ?shots?|died suddenly|suddenly died|experiment\p{L}*|mandates?|sheep|sheeple|wake up|never (?:taking|took|had|getting|put)|not (?:taking|getting|putting)|refus\p{L}*|toxic|toxins|autism|big pharma|pharma|dna|depopulation|purebloods?|unvaxx?\p{L}*|untested|not tested|injur\p{L}*|myocarditis|hoax|scam|plandemic|scamdemic|gene therapy|do your (?:own )?research|natural immunity|side effects they|they don't (?:want|tell)|lies|lied|guinea pigs?|trust (?:them|the government)|bill gates|microchips?|5g|blood clots?|heart attacks?|don't (?:take|get|need)|dangerous|useless|doesn't work|don't work)(?!\p{L})/u

const shown = (text: string): HowFarDone => {
  const said = marked(text, [])
  if (isAsked(text)) return "no"
  if (opposing.test(said)) return "plainly"
  return isOwn(said) ? "no" : "perhaps"
}

/** `Anti-vax nonsense`: whoever asks where to get a jab, or has had one, is not against it. */
export const againstVaccines: Doing = {
  does: "are against it",
  said: /\banti[- ]?vaxx?(?:ers?|ing|ine|ination|ccine)?\b|\bvaccine (?:deni\p{L}+|sceptic\p{L}*|skeptic\p{L}*|conspirac\p{L}+|misinformation|lies|hoax\p{L}*)/iu,
  shown
}
