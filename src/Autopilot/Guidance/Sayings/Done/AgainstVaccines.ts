import { type Doing, type HowFarDone, isAsked, isOwn, marked } from "./Done.ts"

const opposing =
  /(?<!\p{L})(?:poison\p{L}*|kill(?:s|ed|ing)?|death|clot ?shots?|died suddenly|suddenly died|experiment\p{L}*|mandates?|sheep|sheeple|wake up|never (?:taking|took|had|getting|put)|not (?:taking|getting|putting)|refus\p{L}*|toxic|toxins|autism|big pharma|pharma|dna|depopulation|purebloods?|unvaxx?\p{L}*|untested|not tested|injur\p{L}*|myocarditis|hoax|scam|plandemic|scamdemic|gene therapy|do your (?:own )?research|natural immunity|side effects they|they don't (?:want|tell)|lies|lied|guinea pigs?|trust (?:them|the government)|bill gates|microchips?|5g|blood clots?|heart attacks?|don't (?:take|get|need)|dangerous|useless|doesn't work|don't work)(?!\p{L})/u
/** In small letters, without accents. */
const opposingElsewhere =
  /(?<!\p{L})(?:gift|giftspritze|vergiftet|totspritze|genspritze|plotzlich und unerwartet|impfzwang|schlafschafe?|aufwachen|versuchskaninchen|impfschaden|nie impfen|niemals impfen|poison|moutons|reveillez|cobayes?|veneno|borregos|despierten|conejillos|ovelhas|acordem|cobaias?|veleno|pecore|svegliatevi|cavie|gif|schapen|word wakker|proefkonijn\p{L}*|trucizna|owce|obudzcie|kroliki|zehir\p{L}*|koyun\p{L}*|uyanin|kobay\p{L}*|big pharma|plandemi\p{L}*)(?!\p{L})|毒|殺人|독극물|독약|سم |जहर|ज़हर/u

const shown = (text: string): HowFarDone => {
  const said = marked(text, [])
  if (isAsked(text)) return "no"
  if (opposing.test(said) || opposingElsewhere.test(said)) return "plainly"
  return isOwn(said) ? "no" : "perhaps"
}

const inEnglish =
  /\banti[- ]?vaxx?(?:ers?|ing|ine|ination|ccine)?\b|\bvaccine (?:deni\p{L}+|sceptic\p{L}*|skeptic\p{L}*|conspirac\p{L}+|misinformation|lies|hoax\p{L}*)/iu
/** That others are against it, as guidance says it in other languages. */
const opposedElsewhere =
  /impfgegner|impfkritik|impfskepti|impflüge|(?:gegen|contre|contra|contro|tegen|przeciwko|przeciw) (?:(?:die|das|den|les?|la|las|los|os|as|il|i|het|de|un) )*(?:(?:corona|covid|kinder)\p{L}*-?)?(?:impf|vacc?in|inent|szczepi)|anti[- ]?vac+in|antivac|anti[- ]?vax|no[- ]?vax|antyszczepion|aşı karşıt|反ワクチン|ワクチン反対|안티 ?백신|백신 반대|ضد (?:ال)?(?:لقاح|تطعيم)|(?:टीके|वैक्सीन|टीकाकरण) के (?:खिलाफ|ख़िलाफ़|विरोध)/iu

/** `Anti-vax nonsense`: whoever asks where to get a jab, or has had one, is not against it. */
export const againstVaccines: Doing = {
  does: "are against it",
  said: new RegExp(`${inEnglish.source}|${opposedElsewhere.source}`, "iu"),
  shown
}
