const listed = (words: string): ReadonlyArray<string> => words.trim().split(/\s+/)

/** Words that tell what is to be done, or of what; none of them decides alone. */
const words = {
  hide: `hide hides hiding hidden remove removes removing removed removal delete deletes deleting deleted deletion block blocks blocking
    blocked ban bans banning banned bin binned binning kill nuke zap ditch trash trashed scrap purge purged erase mute muted axe axed dump toss
    tossed chuck suppress censor censored filter filtered eliminate cull exclude scrub sweep vanish vanishes disappear disappears
    gone goes go out off away rid prohibited forbidden taboo unwelcome unacceptable wipe wiped clear boot drop bye banish burn squash
    flush kick throw cut lose shred strip stop bury intolerable unwanted offlimits moderate yeet`,
  keep: `keep keeps keeping kept leave leaves leaving left stay stays staying remain remains remaining allow allows allowing allowed permit
    permitted tolerate tolerates tolerated accept accepted acceptable welcome fine ok okay okey alright visible untouched alone show shown public online
    up stand alive legit harmless love like happy appreciate appreciated enjoy let spare live safe good cool right
    through encourage encouraged worth valuable valued`,
  ask: `ask asks check checked review reviewed approve approval approved escalate escalated flag flagged forward forwarded send sent route
    routed notify alert tell ping consult decide decision human queue pass passed hold held inbox judgement judge signoff
    clear cleared verify eyes see look know show run refer`,
  no: `no not never dont doesnt didnt cant cannot wont isnt arent shouldnt mustnt wouldnt neednt nobody noone none nothing neither nor
    without zero hardly nowhere aint avoid refrain stop instead rather except`,
  need: `want wants need needs must should may can could shall ought has have deserve deserves mind minds bother care touch touched touching
    tolerance problem issue reason place belong belongs business matter`,
  me: `me us our my team lawyer lawyers legal pr boss manager desk person someone somebody office department founder`,
  except: `except unless excluding besides barring bar apart exception exceptions aside but save`,
  given: `if when whenever once while as long only provided until whereas where though although even`,
  join: `and or but however yet plus also then so because since cause as`,
  rest: `everything anything rest else others other elsewhere otherwise anywhere everywhere`,
  place: `on under below beneath in at across facebook instagram tiktok youtube threads fb ig insta yt linkedin twitter ad ads post posts
    reels reel story stories video videos page channel feed account`,
  writer: `from by`,
  say: `say says saying said claim claims claiming call calls calling mention mentions mentioning ask asks asking asked about complain
    complains complaining post posts posting share shares sharing sell sells selling offer offering`,
  carrier: `comment comments people anyone anybody everyone users customers fans folks guys posts messages remarks stuff things those who that`
} as const

export type Cue = keyof typeof words

const known: ReadonlyMap<string, ReadonlyArray<Cue>> = (() => {
  const byWord = new Map<string, Array<Cue>>()
  for (const [cue, list] of Object.entries(words))
    for (const word of listed(list)) byWord.set(word, [...(byWord.get(word) ?? []), cue as Cue])
  return byWord
})()

const none: ReadonlyArray<Cue> = []

/** What a word may tell. */
export const cuesOf = (word: string): ReadonlyArray<Cue> => known.get(word) ?? none
