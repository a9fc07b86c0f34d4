import type { TextReading } from "../../Features/Reading.ts"
import { setOfWords } from "../Classification/ByWords.ts"
import { aroundOnlyGroup } from "../Groups/OnlyGroup.ts"

/** Words of those who speak for somebody. No negations, no fewer and less, nothing that sends anybody anywhere. */
const said = setOfWords(`
  i we think believe say hope want wish agree of course surely yes absolutely in my our view opinion it is its high about time that
  all too also finally at last simply as and or the a an any to for with by on who what whom whoever whatever they their them
  should must ought have has need deserve every right be able allowed free paid treated protected welcome welcomed given
  heard included represented respected trusted seen invited hired elected promoted safe charge more often everywhere
  vote marry adopt pray use toilet toilets bathroom changing room play league team work study drive travel rent flat flats
  house wear love want wants like choose say speak think give blood hold hands public walk night alone dance kiss
  live live here there school university office stage tv films adverts ads board boards panels parliament council
  same equal equally fairly equals anybody anyone everybody everyone else rest us you me respect dignity kindness
  chance chances job jobs help seat loan rights law police entrance door doors citizens citizenship
`)

/** Behind the name of those who are spoken for. */
const granting =
  /^ (?:should|must|ought to|have to|need to|deserve to|have (?:a|the|every) right to) (?:(?:all|also|too|finally|at last|simply) )?be (?:allowed to|able to|free to|paid|treated|protected|welcomed?|given|heard|included|represented|respected|trusted|seen|invited|hired|elected|promoted|safe|in charge|on)\b/u

const quoting = /["“”„«»「」『』(]|\p{Extended_Pictographic}/u

/**
 * Whether a comment says of many of one group what they should be free to do, or be given, and nothing else: `women should be
 * paid the same`. The model has mostly seen what groups should suffer in these words.
 */
export const isGranted = (reading: TextReading): boolean => {
  const { canonical, written } = reading.text
  if (!/ be /u.test(canonical)) return false
  const around = aroundOnlyGroup(reading)
  if (around === null || quoting.test(written.whole)) return false
  const { before, behind } = around
  return (
    granting.test(` ${behind.map(({ text }) => text).join(" ")}`) &&
    [...before, ...behind].every(({ text }) => said.has(text))
  )
}
