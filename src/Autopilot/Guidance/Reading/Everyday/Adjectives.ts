const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** They tell how something is, and are said of anything: no comment is known by one alone. */
export const adjectives = words(`
  angry annoying awful awkward bad big bitter bland blue boring brave bright brilliant broken busy careless cheap cheeky clean clever clumsy
  cold cool corny crazy creepy cringe crude cruel cute daft dark dead dear dirty disgusting dodgy dry dull dumb early easy edgy empty
  expensive fake false fast fat fine flat foul funny fussy gentle greedy grim gross grubby grumpy happy hard harsh hateful heavy helpful
  horrible horrid hostile hot hungry idiotic ignorant impatient impolite insensitive intrusive irrelevant jealous kind lame late lazy light lonely loud lousy
  lovely low mad mean mental messy mild moody nasty naughty negative nervous new nice noisy nosy obnoxious obscene odd offensive old overpriced
  passive pathetic personal petty plain pointless polite poor pretty private proud pushy quick quiet rare rich ridiculous rotten rough rude
  sad salty sarcastic saucy scary selfish serious shallow sharp short shy sick silly simple slimy slow small smart smelly smug snarky snobby soft
  sore sour spiteful spotty stale stingy strange strict strong stubborn stupid sweet tacky tasteless terrible thick thin tired toxic trashy ugly
  unfair unfriendly unfunny unhappy unhelpful unkind unprofessional useless vile vulgar warm weak weird wet whiny wicked wild wrong young
  arrogant bossy chaotic cheesy cocky confusing controversial cryptic dramatic mediocre needy pretentious sloppy snotty vague
  better best worse worst nicer cheaper faster slower greater superior inferior tastier healthier safer stronger poorer smaller bigger
`)

/** People call on them, and mean none of them. */
export const interjections =
  "(?:god|gods|lord|jesus|christ|heavens?|goodness|gosh|gawd|hell|heck|fuck|damn|shit|blimey|crikey|geez|jeez|sheesh|gracious|mercy)"
