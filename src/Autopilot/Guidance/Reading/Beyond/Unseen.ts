import { judgedByItself, knownByHandle } from "../Words/ReadPart.ts"
import { untimed } from "../Words/Times.ts"

const member =
  "(?:(?:my|our) (?:[\\p{L}-]+ )?(?:wife|husband|partner|mum|mom|mother|dad|father|son|daughter|kids?|brother|sister|boss|team|staff|colleagues?|employees?|intern|friends?|ex|neighbou?rs?|agency|lawyer|manager|founder)|\\p{Lu}\\p{Ll}+)"
const writes = "(?:writes?|posts?|comments?|types|says|replies|shares)"

/** What nobody can tell by reading a comment: when it is, who wrote it, what others did about it, what comes of it. */
export const unseen: ReadonlyArray<{ readonly said: RegExp; readonly why: string }> = [
  {
    // `while we are closed`
    said: /(?<!\p{L})(?:while|whenever|when|if|as long as|until) (?:we|i|the (?:shop|store|office|bar|restaurant|salon|team)|our (?:shop|store|office|bar|restaurant|salon|team))(?:['’](?:re|m)| are| am| is) (?:closed|open|away|asleep|offline|online|out|on holiday|on vacation|off|at work|busy|live)(?= |,|$)/iu,
    why: untimed
  },
  {
    // `whatever Kevin writes`
    said: new RegExp(
      `(?:^| )(?:[Ww]hat|[Ww]hatever|[Ee]verything|[Aa]nything|[Aa]ll(?: that)?) ${member} ${writes}$`,
      "u"
    ),
    why: knownByHandle
  },
  {
    // `complains twice`, `the first comment of a person`
    said: /(?<!\p{L})(?:complains?|swears?|asks?|insults? (?:us|me|somebody|someone)|spams?|moans?|writes? in) (?:twice|again|more than once|(?:two|three|several|many) times|repeatedly|every day)(?!\p{L})|(?<!\p{L})(?:first|second|third|last) comments? (?:of|by|from) (?:a|an|any|the same|each|every|some)(?!\p{L})/iu,
    why: judgedByItself
  },
  {
    // `comments that got reported`
    said: /(?<!\p{L})(?:comments?|posts?|those|anything|everything|ones)(?: (?:that|which|who))?(?: (?:are|is|were|was|got|get|gets|have been|has been|being))? (?:reported|flagged by (?:others|people|users)|liked by|disliked|upvoted|downvoted|pinned|trending|going viral|viral|popular|unpopular)(?: (?:by|often|a lot|most)(?: .+)?)?$/iu,
    why: "Steward reads what a comment says, and not who likes or reports it; say what such comments contain"
  },
  {
    // `hide spam and ban the user`
    said: /(?<!\p{L})(?:hide|remove|delete|block)(?= .+(?:,| and| then) (?:please |also |then )*(?:ban|block|mute|report|warn|restrict|kick|fine|message|dm) (?:the|that|those|these|such|their|his|her) (?:users?|persons?|people|authors?|accounts?|commenters?|writers?|spammers?|trolls?|idiots?|profiles?|followers?)$)/iu,
    why: "Steward hides comments, and bans or warns nobody; say only which comments to hide, keep or ask about"
  },
  {
    // `comments that hurt sales`
    said: /(?<!\p{L})(?:comments?|posts?|anything|everything|whatever|what|stuff)(?: (?:that|which))? (?:could |might |may |would |will )?(?:hurts?|harms?|damages?|ruins?|affects?|helps?) (?:our |the |my )?(?:sales|business|brand|image|reputation|name|company|conversions?|campaign)(?!\p{L})/iu,
    why: "no word tells what a comment does to others; put the words that such comments contain in quotes, or name a kind of them, as in “Ask me about complaints”"
  }
]
