import { person, persons, sorts } from "./Persons.ts"

/** What people do in comments, in words that the other readers know. */
export const doings: ReadonlyArray<readonly [from: RegExp, to: string]> = [
  [
    /\b(?:slag(?:s|ging)? off|dis(?:s|ses|sing)|slat(?:es?|ing)|trash(?:es|ing)?|bash(?:es|ing)?|run(?:s|ning)? down|lay(?:s|ing)? into|tear(?:s|ing)? into|kick(?:s|ing)? off (?:at|about)|knock(?:s|ing)?(?= (?:us|our|the)\b)|bad-?mouth(?:s|ing)?)(?= )/iu,
    "criticising"
  ],
  [
    /\b(?:bang(?:s|ing)? on|go(?:es|ing)? on|harp(?:s|ing)? on|whing(?:es?|ing)|whin(?:es?|ing)|grumbl(?:es?|ing)|grous(?:es?|ing)|groan(?:s|ing)?|kick(?:s|ing)? off|carp(?:s|ing)?|bellyach(?:es?|ing)) about(?= )/iu,
    "complaining about"
  ],
  [
    /\b(?:flog(?:s|ging)?|hawk(?:s|ing)?|tout(?:s|ing)?|peddl(?:es?|ing)|shift(?:s|ing)?|punt(?:s|ing)?) (?=(?:their|his|her|own|fake|cheap|tickets|\p{L}+s\b))/iu,
    "selling "
  ],
  [
    new RegExp(
      `\\b(?:tak(?:es?|ing) the (?:mick|mickey|piss) (?:out )?of|mak(?:es?|ing) fun of|pok(?:es?|ing) fun at|ha(?:s|ve|ving) a (?:go|pop|dig) at|pick(?:s|ing)? on|gang(?:s|ing)? up on|laugh(?:s|ing)? at|ridicul(?:es?|ing)|go(?:es|ing)? after|be(?:ing)? (?:mean|nasty|horrible|rude|vile|awful|cruel) (?:to|about|towards)|call(?:s|ing)? (?:\\p{L}+ ){0,2}names(?: to)?|name-?call(?:s|ing)?) (?=${person})`,
      "iu"
    ),
    "insulting "
  ],
  [
    new RegExp(
      `^.*\\b(?:pretend(?:s|ing)? to be|pos(?:es?|ing) as|impersonat(?:es?|ing)|pass(?:es|ing)? (?:itself|himself|herself|themselves) off as) (?:us|me|(?:our|my|the) (?!${persons}\\b)[\\p{L}’' -]+)$`,
      "iu"
    ),
    "impostors"
  ],
  [
    /^.*\bcomment(?:s|ing)? (?:on|about) (?:how [^,;]{2,30} looks?|[^,;]{0,30}\b(?:looks|body|bodies|figure|appearance|physique|weight|legs|bum|boobs|chest)(?: of [^,;]{2,30})?)$/iu,
    "body shaming"
  ],
  [
    new RegExp(
      `\\b(?:(?:a|an|the|our|any|other|some) )?${sorts}${persons}['’]s? (?:home |private |personal |own |full )*address(?:es)?\\b`,
      "iu"
    ),
    "home addresses"
  ],
  [/\bgiv(?:es?|ing) (?:away|out) /iu, "sharing "],
  [/ (?:at|above|over|below|under|for more than) (?:the )?(?:face|market|retail) (?:value|price)$/iu, ""],
  [
    /^(?:anything|everything|whatever|comments?|posts?|stuff)(?: that| which)? (?:smells?|reeks?|stinks?) (?:of|like) (?:an? )?/iu,
    "anything that looks like a "
  ],
  [
    /^(?:any |all )?(?:attempts?|offers?|pitches?|people trying|anyone trying|anybody trying|companies trying) to (?:sell|flog|push|pitch|offer)(?: us| me| people| our customers)? (?=\p{L}+$)(\p{L}+)$/iu,
    "$1 offers"
  ],
  [/^anything body[- ]related.*$/iu, "body shaming"],
  [
    /^(?:anything|everything|something|stuff) (?:(?:even |a )?(?:borderline|slightly|little|bit|potentially|possibly|remotely|vaguely|mildly|too|really|very|overly) )+(?=[\p{L}-]+$)/iu,
    "anything "
  ],
  [
    /^.*\b(?:tell(?:s|ing)?|encourag(?:es?|ing)|urg(?:es?|ing)|goad(?:s|ing)?) [^,;]{2,30} to (?:kill|harm|hurt|cut|off) (?:themsel(?:f|ves)|yourself|himself|herself|oneself).*$/iu,
    "anything that encourages self-harm"
  ]
]
