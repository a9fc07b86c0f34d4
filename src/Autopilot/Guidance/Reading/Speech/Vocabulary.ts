/** In lower case, without apostrophes. */
export const plainWord = (word: string): string => word.toLowerCase().replaceAll(/['’]/g, "")

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** They turn round, limit or condition what is said, or say what to do: no name of anything that comments speak of has one. */
export const turning = words(
  `not no never none nothing nobody noone neither nor hardly rarely seldom only unless except excluding but if when whenever until till while
   whereas though although without hide hides hiding hidden keep keeps keeping kept remove removes removing removed delete deletes deleting
   deleted block blocked allow allows allowed allowing ask asked show shown leave stay stays stayed gone dont doesnt didnt cant cannot wont
   isnt arent shouldnt mustnt wouldnt fine ok okay welcome forbidden prohibited banned unwelcome should must may shall can could would will
   might always ever please let lets make makes instead otherwise rather because since so therefore hence than yet except apart alone visible untouched online rid
   unanswered sounds looks seems however`
)

/** Words that only hold others together, or stand for something that is named elsewhere. */
export const smallWords = words(
  `i you he she it we they me us him them this that these those there here who whom whose which what why how where am is are was were be
   been being has have had do does did done im youre hes shes its were theyre ive youve weve theyve id youd hed shed wed theyd ill youll
   well theyll theres thats whats and or as too also very really quite just then now again already still even both each either everyone
   everybody everything anyone anybody anything someone somebody something people person others another else one ones latter former less fewer stuff things thing way ways
   whatever whichever lot lots bit kind kinds sort sorts such same own mine ours yours theirs about into onto over under above below between during before
   after out up down off away back through across along around upon within per via like yes to with by from says said say saying tell tells told telling elsewhere everywhere anywhere`
)

/** They join the words of one name: `the queue for the loo`. */
export const innerWords = words("of for in on at vs versus the a an our my your their his her its and")

/** In front of a thing, and no part of it. */
export const determiners = words(
  "the a an our my your their his her its any all every each some such this that these those more most many several other further"
)

/** They tell how a thing is, and no comment names it by them. */
export const shades = words(
  `new old last latest newest recent current upcoming big small whole entire general certain specific particular various different possible
   alleged so-called random personal real actual obvious blatant public typical usual classic endless constant regular ongoing own private`
)

/** They tell how something is asked or said, and not about what: `honest questions`. */
export const manners = words(
  `honest genuine legit legitimate valid reasonable fair serious simple basic polite normal ordinary real angry rude stupid silly
   dumb harsh unfair actual proper constructive critical sarcastic rhetorical aggressive nasty mild strong repeated frequent common loud`
)

/** What a comment is, which none of its words tells, and who wrote it. */
export const untold = words(
  `discussion discussions debate debates excuses arguments exceptions mercy discretion sarcasm sarcastic irony ironic humour humor trolls troll trolling haters hater creeps creep weirdos idiots morons stalkers lies lie lying
   liars misinformation disinformation falsehoods untruths nonsense rubbish garbage crap bullshit negativity-free inappropriate unsuitable
   following first irrelevant irrelevance unrelated offtopic off-topic duplicates duplicate typos typo spelling grammar boring stupid silly pointless useless
   annoying attention attitude tone mood vibe vibes respect disrespect disrespectful unkind unkindness kindness men women man woman boys
   girls males females kids children minors teens teenagers adults seniors followers non-followers regulars strangers foreigners newcomers
   subscribers employees staff accounts account profiles profile users user customers customer guests clients patients fans visitors
   comments comment posts post messages message replies reply answers names name words word phrases opinions opinion facts feelings
   offensive harmful dangerous defamatory libel libellous slander illegal controversial sensitive confidential questionable suspicious
   dodgy sketchy shady fishy unsolicited dubious bad good nice weird strange mean nasty ugly wrong right false true fake-news stuff everything anything length long short
   popular unpopular likes views shares repetition repeated old older last first-time anonymous unverified verified private empty language
   others ones whatever hashtags hashtag emoji emojis smileys caps digits characters letters audio voice free naughty dirty
   dark racy risky tasteless unhelpful unfunny unwanted unnecessary unpleasant unrealistic unfair helpful useful funny clever personal
   fake false misleading trash jokes joke banter memes fun calm quiet safe carry clean civil tidy friendly polite respectful
   positive rest remainder usual justified website websites site page pages shop store homepage channel profile ours`
)

/** Alone they name nothing that a comment can be searched for; `the Henderson case` does. */
export const vague = words(
  `content topics topic subjects subject things issues issue problem problems case cases reason reasons time times day days week weeks month
   months night nights weekend weekends morning evening hour hours minute minutes year years side sides part parts point points matter matters
   situation situations event events fact facts detail details news story stories idea ideas place places help work life world number numbers symbols`
)

/** Names of many things of a kind, in front of examples of it. */
export const classes = words(
  `name names word words term terms phrase phrases people brands brand shops stores companies airlines hotels banks firms labels players politicians parties
   products makers chains restaurants competitors rivals apps services tools studios games teams clubs artists bands singers providers sites websites platforms
   topics subjects things words hashtags`
)
